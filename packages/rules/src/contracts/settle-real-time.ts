import { shareOf } from '../rate.ts'
import type { Span } from './period.ts'
import type { RealTimeTerms } from './terms.ts'

/** A settled lottery bet: stake and payout in đồng, `round` names game and draw, `settledAt` in ms. */
export type SettledBet = {
  readonly member: string
  readonly round: string
  readonly stake: number
  readonly payout: number
  readonly settledAt: number
}

/** A line of the bill: what a member won (above zero) or lost in a round, and the salary for it. */
export type RealTimeRow = {
  readonly member: string
  readonly round: string
  readonly net: number
  readonly amount: number
}

/** A settled window: its lines, member by member, and their sum. */
export type RealTimeSettlement = { readonly rows: readonly RealTimeRow[]; readonly amount: number }

/**
 * Real-time salary of a five-minute window: per member and lottery round, net loss x loss rate or net win x profit rate,
 * each cut to whole đồng, so that the lines of a bill add up. Bets settled outside the window or below the minimum
 * bet do not count.
 */
export function settleRealTime(
  terms: RealTimeTerms,
  bets: Iterable<SettledBet>,
  window: Span,
): RealTimeSettlement {
  const nets = new Map<string, Map<string, number>>()
  for (const { member, round, stake, payout, settledAt } of bets) {
    if (!countsInWindow(terms, { stake, settledAt }, window)) continue
    const rounds = nets.get(member) ?? new Map<string, number>()
    rounds.set(round, (rounds.get(round) ?? 0) + payout - stake)
    nets.set(member, rounds)
  }
  const rows: RealTimeRow[] = []
  for (const [member, rounds] of nets) {
    for (const [round, net] of rounds) rows.push({ member, round, net, amount: salaryFor(net, terms) })
  }
  return { rows, amount: rows.reduce((sum, row) => sum + row.amount, 0) }
}

/** Whether a bet is one of a window's: settled in it, and not below the minimum bet. */
export function countsInWindow(
  { minimumBet }: Pick<RealTimeTerms, 'minimumBet'>,
  { stake, settledAt }: Pick<SettledBet, 'stake' | 'settledAt'>,
  window: Span,
): boolean {
  return settledAt >= window.from && settledAt < window.to && stake >= minimumBet
}

function salaryFor(net: number, terms: RealTimeTerms): number {
  return net < 0 ? shareOf(-net, terms.lossRate) : shareOf(net, terms.profitRate)
}
