/** What an offer gives: an amount in đồng, or a share of one deposit. */
export type BonusTerms =
  | { readonly kind: 'fixed'; readonly amount: number }
  | {
      readonly kind: 'deposit'
      /** In whole percent of the deposit. */
      readonly percent: number
      /** The largest bonus, in đồng. */
      readonly cap: number
      /** The smallest deposit that counts, in đồng. */
      readonly leastDeposit: number
    }

/** The bonus of a deposit in đồng, rounded down and capped; 0 for one that is too small (promotions 9). */
export function bonusOfDeposit(terms: Extract<BonusTerms, { kind: 'deposit' }>, deposit: number): number {
  if (deposit < terms.leastDeposit) return 0
  return Math.min(terms.cap, Math.floor((deposit * terms.percent) / 100))
}

/** What has become of a bonus. Times in ms. */
export type BonusAtDeadline = {
  readonly claimUntil: number
  /** When its turnover was complete, if it was. */
  readonly completedAt: number | null
  /** Whether a bet that counts was placed before the deadline and is not settled yet. */
  readonly hasOpenBet: boolean
}

/**
 * What happens to a bonus that nobody claimed (promotions 11): it waits for bets that were open at its deadline; turnover
 * that they complete is paid without a claim, for which there was no time; everything else goes back.
 */
export function endOfBonus(bonus: BonusAtDeadline, now: number): 'runs' | 'waits' | 'pays' | 'expires' {
  if (now < bonus.claimUntil) return 'runs'
  if (bonus.completedAt !== null) return bonus.completedAt < bonus.claimUntil ? 'expires' : 'pays'
  return bonus.hasOpenBet ? 'waits' : 'expires'
}
