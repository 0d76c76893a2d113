import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { pageAt, parseAsOf, writeAsOf } from '../../http/page-store.ts'
import { listLastDraws } from './draw-store.ts'
import { getLotteryById } from './lottery-game-store.ts'

/** As many results as a page has where nobody says how many. */
const usualSize = 20

/** The last results of a lottery, the latest first, each as the numbers of its special prize (lottery 4). */
export const getOlderResults: Handler<typeof calls.lottery.olderResults> = async ({ input, services }) => {
  const { code } = await getLotteryById(services.db, input.gameId)
  const { skip, size, asOf } = pageAt(input.page ?? 1, input.size ?? usualSize, input.asOf)
  const [newest] = asOf === undefined ? await listLastDraws(services.db, code, 1) : []
  const upTo = parseAsOf(asOf)?.newest ?? newest?.draws_at ?? 0
  const rows = await listLastDraws(services.db, code, size, { skipped: skip, upTo })
  return {
    content: rows.map(({ numero, prizes }) => ({
      gameCode: code,
      numero,
      winNo: (prizes?.[0] ?? []).join(','),
    })),
    // Draws have their ids long before their results: the list goes by when they are drawn.
    asOf: writeAsOf({ newest: upTo }),
  }
}
