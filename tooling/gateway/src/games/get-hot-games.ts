import type { calls } from '@saola/protocol'
import { askedLanguage } from '../http/asked-language.ts'
import type { AlikeHandler } from '../http/mount.ts'
import { toGame } from './game-entity.ts'
import { listHotGames } from './game-store.ts'

/** The hot games in the order of the landing page (games 14). */
export const getHotGames: AlikeHandler<typeof calls.games.hotGames> = async ({
  input,
  services,
  language,
}) => {
  const rows = await listHotGames(services.db)
  return { list: rows.map((row) => toGame(row, askedLanguage(input.language, language), services.now())) }
}
