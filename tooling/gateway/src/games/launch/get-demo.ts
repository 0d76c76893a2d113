import type { calls } from '@saola/protocol'
import { askedLanguage } from '../../http/asked-language.ts'
import type { Handler } from '../../http/mount.ts'
import { getGame } from '../game-store.ts'
import { demoAddress } from './demo-address.ts'
import { requireStartable } from './startable-game.ts'

/** The address of a title's demo, for anybody (games 20). */
export const getDemo: Handler<typeof calls.games.demo> = async ({
  input,
  services,
  merchant,
  language,
  region,
  userAgent,
}) => {
  const game = await getGame(services.db, input.nodeId)
  requireStartable(game, merchant.settings, region)
  const shown = askedLanguage(input.language, language)
  const visit = { merchant, language: shown, region, userAgent }
  return { content: { game_url: await demoAddress(services, game, visit) } }
}
