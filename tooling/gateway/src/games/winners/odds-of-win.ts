import type { WinOdds } from '@saola/protocol'
import { roundsForWin } from '@saola/rules'
import type { OddsColumns } from './odds-columns.ts'

/** A settled bet with what its title states of its wins, where it states anything. */
export type WonBet = { bet_amount: number; win_amount: number; jackpot_amount: number } & OddsColumns

/** How likely a win is that a board shows; undefined where its title tells nothing, and where a jackpot is in it. */
export function oddsOfWin(bet: WonBet): WinOdds | undefined {
  const { odds_tail: tail, odds_above: above, odds_about: isAbout, odds_fair_return: fairReturn } = bet
  if (tail === null || above === null || isAbout === null || bet.jackpot_amount > 0) return undefined
  const oneIn = roundsForWin(
    { tail, above, fairReturn, isAbout },
    { stake: bet.bet_amount, payout: bet.win_amount },
  )
  return oneIn === undefined ? undefined : { oneIn, isAbout }
}
