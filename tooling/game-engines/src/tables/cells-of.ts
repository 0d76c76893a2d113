import { oneTimes } from '../payout.ts'
import type { Cell } from './table-rules.ts'

/** The cells of a game, by counting all its outcomes: `outcomes` are equally likely, each of them once. */
export function cellsOf<Outcome>(
  codes: readonly string[],
  outcomes: readonly Outcome[],
  timesOf: (outcome: Outcome, cell: string) => number,
): Cell[] {
  return codes.map((code) => {
    const returns = outcomes.map((outcome) => timesOf(outcome, code))
    return {
      code,
      times: Math.max(...returns),
      chance: returns.filter((times) => times > oneTimes).length / outcomes.length,
      rtp: Math.floor(returns.reduce((sum, times) => sum + times, 0) / outcomes.length),
    }
  })
}
