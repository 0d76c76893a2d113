/** A share of a bet that counts, in hundredths of a percent: 10 000 is the whole bet. */
const wholeShare = 10_000

/** How a merchant counts valid bets (games 77 to 79). */
export type ValidBetTerms = {
  /** A bet of which the operator keeps this much or more counts whole; hundredths of a percent. */
  readonly wholeFromEdge: number
  /** Weights of families, in whole percent; 100 where it names none. */
  readonly weights: Readonly<Partial<Record<string, number>>>
  /** A bet at lower odds counts nothing; thousandths, 1 500 is 1.5. */
  readonly leastOdds: number
}

/** What a merchant counts that says nothing of its own. */
export const usualValidBetTerms: ValidBetTerms = { wholeFromEdge: 200, weights: {}, leastOdds: 1_250 }

/**
 * The share of a bet that counts, in hundredths of a percent: whole from the merchant's edge on, in proportion below it,
 * nothing where the game gives back all (games 78). `returned` is what the game gives back in the long run with the best
 * play, in hundredths of a percent.
 */
export function validShare(terms: ValidBetTerms, family: string, returned: number): number {
  const edge = Math.max(0, wholeShare - returned)
  const part = terms.wholeFromEdge === 0 ? 1 : Math.min(1, edge / terms.wholeFromEdge)
  return Math.floor((part * wholeShare * (terms.weights[family] ?? 100)) / 100)
}

/** A bet that has its result; amounts in đồng. */
export type SettledStake = {
  readonly stake: number
  readonly payout: number
  /** The least that its round or draw had to give back, whatever came; the stake itself where it was bought back. */
  readonly leastReturn: number
}

/** What of a settled stake could be lost, in đồng (games 77); nothing where the stake itself came back. */
function stakeAtRisk({ stake, payout, leastReturn }: SettledStake): number {
  return payout === stake ? 0 : Math.max(0, stake - leastReturn)
}

/** The valid bet of a settled stake, in đồng: the share that counts of what could be lost, cut (games 77). */
export function validBet(bet: SettledStake, share: number): number {
  return Number((BigInt(stakeAtRisk(bet)) * BigInt(share)) / BigInt(wholeShare))
}
