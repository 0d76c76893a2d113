import { oneTimes } from '../payout.ts'
import type { WinTail } from './win-tail.ts'

/** How likely the wins of a title are in one round, with the single choice or cell that reaches each most often. */
export type WinOdds = {
  readonly tail: WinTail
  /** Nothing is told of multiples up to this one, in ten-thousandths. */
  readonly above: number
  /** What comes back of all stakes, in hundredths of a percent, where any multiple may be chosen: its chance is this divided by it. */
  readonly fairReturn?: number
  /** Whether it was found by playing, or cannot be reached exactly. */
  readonly isAbout: boolean
}

/** Odds that were counted. */
export function counted(tail: WinTail): WinOdds {
  return { tail, above: oneTimes, isAbout: false }
}

/** Odds of a game in which the member chooses the multiple. */
export function chosen(fairReturn: number, isAbout = false): WinOdds {
  return { tail: [], above: oneTimes, fairReturn, isAbout }
}
