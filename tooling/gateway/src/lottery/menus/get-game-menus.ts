import type { calls } from '@saola/protocol'
import type { AlikeHandler } from '../../http/mount.ts'
import { listNextOfEach } from '../draws/draw-store.ts'
import { listLotteries } from '../draws/lottery-game-store.ts'
import { lotteriesOfMode, menuOf } from './menu-of.ts'

/** The menus of all lotteries (lottery 1, 2). */
export const getGameMenus: AlikeHandler<typeof calls.lottery.gameMenus> = async ({
  input,
  services,
  language,
}) => {
  const lotteries = lotteriesOfMode(await listLotteries(services.db), input.prizeMode)
  const codes = lotteries.map(({ code }) => code)
  return menuOf(lotteries, await listNextOfEach(services.db, codes, services.now()), language)
}
