import { blackjackRules } from '../blackjack/blackjack-rules.ts'
import { counts } from '../blackjack/best-act.ts'
import { oneTimes } from '../payout.ts'
import type { WinOdds } from './win-odds.ts'

/** Blackjack: of what pays more than double, which is an own blackjack alone, the dealer having none. */
export function blackjackOdds(): WinOdds {
  const natural = 2 * chanceOf(10) * chanceOf(11)
  const tail = [[blackjackRules.naturalMultiplier, natural * (1 - natural)]] as const
  return { tail, above: 2 * oneTimes, isAbout: false }
}

function chanceOf(count: number): number {
  return counts.find((each) => each.count === count)?.chance ?? 0
}
