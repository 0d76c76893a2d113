import { shareOf } from '../rate.ts'
import type { Span } from './period.ts'
import type { RealTimeTerms } from './terms.ts'

/** A settled lottery bet: stake and payout in đồng, `round` names game and draw, `settledAt` in ms. */
export type SettledBet = {
  readonly member: string
  readonly round: string
  readonly stake: number
  readonly payout: number
  /** What of it counts as valid bet (games 78), in hundredths of a percent. */
  readonly share: number
  readonly settledAt: number
}

/** A whole bet, in hundredths of a percent. */
const wholeShare = 10_000n

/** A line of the bill: what counts of what a member won (above zero) or lost in a round, and the salary for it. */
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
 * each cut to whole đồng, so that the lines of a bill add up. Of a bet counts the share that is valid: who plays with the own
 * line at thin odds earns no more than was at risk. Bets settled outside the window or below the minimum bet do not count.
 */
export function settleRealTime(
  terms: RealTimeTerms,
  bets: Iterable<SettledBet>,
  window: Span,
): RealTimeSettlement {
  const nets = new Map<string, Map<string, bigint>>()
  for (const { member, round, stake, payout, share, settledAt } of bets) {
    if (!countsInWindow(terms, { stake, settledAt }, window)) continue
    const rounds = nets.get(member) ?? new Map<string, bigint>()
    rounds.set(round, (rounds.get(round) ?? 0n) + BigInt(payout - stake) * BigInt(share))
    nets.set(member, rounds)
  }
  const rows: RealTimeRow[] = []
  for (const [member, rounds] of nets) {
    for (const [round, shares] of rounds) {
      const net = Number(shares / wholeShare)
      rows.push({ member, round, net, amount: salaryFor(net, terms) })
    }
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
