/** The four kinds of contract (contracts 1). */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const
export type ContractKind = (typeof contractKinds)[number]

/** How a tier pays: P a percentage, F a fixed amount (contracts 10). */
export type RateType = 'P' | 'F'

/**
 * One step of a ladder: what the team has to reach, and what it pays then. `betVolume` is valid bet in đồng of the
 * period, the day or the hour. `rate` is thousandths of a percent for P and đồng for F.
 */
export type Tier = {
  readonly betVolume: number
  readonly activeMembers: number
  readonly rateType: RateType
  readonly rate: number
}

/** Terms with a ladder: dividend, daily and hourly salary. */
export type TierTerms = { readonly kind: 'dividend' | 'daily' | 'hourly'; readonly tiers: readonly Tier[] }

/**
 * Terms of a real-time salary: rates in thousandths of a percent of a member's net loss and net win in a lottery round;
 * bets below `minimumBet` đồng do not count.
 */
export type RealTimeTerms = {
  readonly kind: 'realtime'
  readonly lossRate: number
  readonly profitRate: number
  readonly minimumBet: number
}

/** What the two sides of a contract agree on. */
export type Terms = TierTerms | RealTimeTerms
