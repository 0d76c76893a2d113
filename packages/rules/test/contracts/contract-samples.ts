import type { Contract, RateType, RealTimeTerms, StepContext, Terms, Tier } from '@saola/rules'

/** A tier from bet volume, active members and rate. */
export function tier(betVolume: number, activeMembers: number, rate: number, rateType: RateType = 'P'): Tier {
  return { betVolume, activeMembers, rateType, rate }
}

/** Dividend terms with one tier. */
export function dividend(rate: number): Terms {
  return { kind: 'dividend', tiers: [tier(0, 0, rate)] }
}

/** Real-time salary terms without a minimum bet. */
export function realTime(lossRate: number, profitRate: number): RealTimeTerms {
  return { kind: 'realtime', lossRate, profitRate, minimumBet: 0 }
}

/** A dividend contract between agent01 and agent02 that nobody has offered yet. */
export const blank: Contract = {
  id: 'c1',
  kind: 'dividend',
  upline: 'agent01',
  downline: 'agent02',
  status: 'N',
}

/** Terms of 20 % that were offered by the upline, terms of 10 % that were signed before. */
export const samples = {
  N: blank,
  P: { ...blank, status: 'P', offer: { terms: dividend(20_000), by: 'upline' } },
  E: { ...blank, status: 'E', signed: dividend(10_000), offer: { terms: dividend(20_000), by: 'upline' } },
  A: { ...blank, status: 'A', signed: dividend(10_000) },
  V: { ...blank, status: 'V', signed: dividend(10_000) },
  C: { ...blank, status: 'C' },
  R: { ...blank, status: 'R' },
} as const satisfies Record<string, Contract>

/** The upline at a fixed moment, between 0 and 50 %. */
export const uplineNow: StepContext = { who: 'upline', now: 1_000, bounds: { minRate: 0, maxRate: 50_000 } }

/** The downline at the same moment. */
export const downlineNow: StepContext = { ...uplineNow, who: 'downline' }
