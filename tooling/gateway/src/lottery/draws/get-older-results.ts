import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { listLastDraws } from './draw-store.ts'
import { getLotteryById } from './lottery-game-store.ts'

/** As many results as a page has where nobody says how many. */
const usualSize = 20

/** The last results of a lottery, the latest first, each as the numbers of its special prize (lottery 4). */
export const getOlderResults: Handler<typeof calls.lottery.olderResults> = async ({ input, services }) => {
  const { code } = await getLotteryById(services.db, input.gameId)
  const size = input.size ?? usualSize
  const rows = await listLastDraws(services.db, code, size, ((input.page ?? 1) - 1) * size)
  return {
    content: rows.map(({ numero, prizes }) => ({
      gameCode: code,
      numero,
      winNo: (prizes?.[0] ?? []).join(','),
    })),
  }
}
