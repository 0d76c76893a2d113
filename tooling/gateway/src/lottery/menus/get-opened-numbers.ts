import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { listLotteries } from '../draws/lottery-game-store.ts'
import { openedNumbersOf } from './opened-numbers.ts'

/** The last results of all lotteries (lottery 41). */
export const getOpenedNumbers: Handler<typeof calls.lottery.openedNumbers> = async ({
  services,
  language,
}) => {
  const lotteries = await listLotteries(services.db)
  return openedNumbersOf(services.db, lotteries, { most: lotteries.length, language })
}
