import type { LotteryKind } from '@saola/protocol'
import type { Prizes } from './bet-type.ts'
import { findBetType } from './bet-types.ts'
import { stakeOf, type LotteryLine } from './lottery-line.ts'
import { prepareDraw, type SettledLine } from './settle-line.ts'

/** The results of the other stations of a day by their lotteries' codes; undefined where the draw was voided. */
export type OtherStations = ReadonlyMap<string, Prizes | undefined>

/**
 * Settles lines on a draw, and those that look at other stations of its day as well. Each pair of stations is a bet for
 * itself: a pair with a voided draw gives its stake back, the others stand (lottery 73). Throws where a line names a station
 * without an outcome.
 */
export function prepareStations(
  { kind, prizes }: { readonly kind: LotteryKind; readonly prizes: Prizes },
  others: OtherStations,
): (line: LotteryLine) => SettledLine {
  const settleHome = prepareDraw({ kind, prizes })
  return (line) => {
    const type = findBetType(kind, line.type)
    if (type === undefined || line.stations === undefined || line.stations.length === 0)
      return settleHome(line)
    const pairStake = stakeOf(type, { numbers: line.numbers, base: line.base })
    const stations = [prizes, ...line.stations.map((code) => outcomeOf(others, code))]
    const sum = { stake: 0, hits: 0, payout: 0 }
    for (const [index, one] of stations.entries()) {
      for (const other of stations.slice(index + 1)) {
        const settled =
          one === undefined || other === undefined
            ? { hits: 0, payout: pairStake }
            : prepareDraw({ kind, prizes: one, otherPrizes: other })(line)
        sum.stake += pairStake
        sum.hits += settled.hits
        sum.payout += settled.payout
      }
    }
    return sum
  }
}

function outcomeOf(others: OtherStations, code: string): Prizes | undefined {
  if (!others.has(code)) throw new RangeError(`stations: ${code} has no outcome`)
  return others.get(code)
}
