import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { describeDraw } from './describe-draw.ts'
import { listLastDraws } from './draw-store.ts'
import { getLottery } from './lottery-game-store.ts'

/** The last results of a lottery, the latest first. */
export const getHistory: Handler<typeof calls.lottery.history> = async ({ input, services }) => {
  const { code } = await getLottery(services.db, input.gameCode)
  const rows = await listLastDraws(services.db, code, input.count)
  return { draws: rows.map(describeDraw) }
}
