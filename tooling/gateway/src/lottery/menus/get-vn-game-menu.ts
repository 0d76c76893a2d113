import type { calls } from '@saola/protocol'
import type { AlikeHandler } from '../../http/mount.ts'
import { listNextOfEach } from '../draws/draw-store.ts'
import { listLotteries } from '../draws/lottery-game-store.ts'
import { lotteriesOfMode, menuOf, usualMode } from './menu-of.ts'

/** The menu of the Vietnamese lotteries (lottery 1, 2). */
export const getVnGameMenu: AlikeHandler<typeof calls.lottery.vnGameMenu> = async ({
  input,
  services,
  language,
}) => {
  const lotteries = lotteriesOfMode(await listLotteries(services.db), input.prizeMode ?? usualMode)
  const codes = lotteries.map(({ code }) => code)
  return menuOf(lotteries, await listNextOfEach(services.db, codes, services.now()), language)
}
