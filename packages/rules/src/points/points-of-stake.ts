import type { GameFamily } from '@saola/protocol'
import { validBet } from '../games/valid-bet.ts'
import { bookPoints } from './book-points.ts'
import { earnTypeOf, type EarnTable } from './earn-points.ts'

/**
 * The points of a settled stake, in đồng, of which all could be lost and nothing was carried (points 15). `share` of it counts,
 * in hundredths of a percent; a family that the table does not name earns none.
 */
export function pointsOfStake(earn: EarnTable, family: GameFamily, stake: number, share: number): number {
  const ratio = earn[earnTypeOf[family]]
  if (ratio === undefined) return 0
  return bookPoints(ratio, validBet({ stake, payout: 0, leastReturn: 0 }, share), 0, 0).changed
}
