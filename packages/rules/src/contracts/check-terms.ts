import type { MessageKey } from '../message-keys.ts'
import type { RefusalParams } from '../refusal.ts'
import { wholeRate } from '../rate.ts'
import { isHigher, rateFraction, tierFraction, topRate } from './rate-order.ts'
import type { RealTimeTerms, Terms, Tier, TierTerms } from './terms.ts'

/** The merchant's bounds for a rate in thousandths of a percent (contracts 7), and the account's own terms. */
export type TermsBounds = {
  readonly minRate: number
  readonly maxRate: number
  /** What the offering account has itself; without it only the merchant's bounds count, as for a top agent. */
  readonly own?: Terms
}

/** One thing that is wrong with offered terms: the tier from 0, the field, and why. */
export type TermsIssue = {
  readonly tier?: number
  readonly field: 'kind' | 'tiers' | keyof Tier | keyof RealTimeTerms
  readonly key: MessageKey
  readonly params?: RefusalParams
}

// Open: nobody gives a number of tiers; screens of the family show at most ten.
/** The longest ladder. */
export const mostTiers = 10

/** Everything that is wrong with offered terms; empty when they may be offered. */
export function checkTerms(terms: Terms, bounds: TermsBounds): TermsIssue[] {
  if (bounds.own !== undefined && bounds.own.kind !== terms.kind) {
    return [{ field: 'kind', key: 'contracts.issue.kind' }]
  }
  return terms.kind === 'realtime' ? checkRealTime(terms, bounds) : checkTiers(terms, bounds)
}

/**
 * The rules for tiers (contracts 7 and 8). Dividend: bet volume, active members and rate each rise, the rate lies strictly between the
 * bounds. Salaries: bet volume rises, the rate lies within the bounds, a fixed one as rate / bet volume.
 */
export function checkTiers(terms: TierTerms, bounds: TermsBounds): TermsIssue[] {
  const { tiers } = terms
  if (tiers.length === 0) return [{ field: 'tiers', key: 'contracts.issue.no_tiers' }]
  if (tiers.length > mostTiers) {
    return [{ field: 'tiers', key: 'contracts.issue.too_many_tiers', params: { most: mostTiers } }]
  }
  const uneven = tiers.flatMap(notWhole)
  if (uneven.length > 0) return uneven
  return tiers.flatMap((tier, at) =>
    [...checkRise(terms.kind, tier, tiers[at - 1]), ...checkRate(terms.kind, tier, bounds)].map((found) => ({
      tier: at,
      ...found,
    })),
  )
}

type Found = Omit<TermsIssue, 'tier'>

function notWhole(tier: Tier, at: number): TermsIssue[] {
  const fields = ['betVolume', 'activeMembers', 'rate'] as const
  return fields
    .filter((field) => !isAmount(tier[field]))
    .map((field) => ({ tier: at, field, key: 'contracts.issue.whole' }))
}

function checkRise(kind: TierTerms['kind'], tier: Tier, before: Tier | undefined): Found[] {
  if (before === undefined) return []
  const found: Found[] = []
  if (tier.betVolume <= before.betVolume) {
    const params = { aboveAmount: before.betVolume }
    found.push({ field: 'betVolume', key: 'contracts.issue.bet_volume_rise', params })
  }
  if (kind !== 'dividend') return found
  if (tier.activeMembers <= before.activeMembers) {
    const params = { above: before.activeMembers }
    found.push({ field: 'activeMembers', key: 'contracts.issue.members_rise', params })
  }
  if (tier.rate <= before.rate) {
    found.push({ field: 'rate', key: 'contracts.issue.rate_rise', params: { aboveRate: before.rate } })
  }
  return found
}

function checkRate(kind: TierTerms['kind'], tier: Tier, bounds: TermsBounds): Found[] {
  const { minRate, maxRate, own } = bounds
  if (kind === 'dividend' && tier.rateType === 'F') {
    return [{ field: 'rateType', key: 'contracts.issue.percent_only' }]
  }
  if (kind === 'dividend' && (tier.rate <= minRate || tier.rate >= maxRate)) {
    return [{ field: 'rate', key: 'contracts.issue.rate_between', params: { minRate, maxRate } }]
  }
  const rate = tierFraction(tier)
  if (isHigher(rateFraction(minRate), rate) || isHigher(rate, rateFraction(maxRate))) {
    return [{ field: 'rate', key: 'contracts.issue.rate_bounds', params: { minRate, maxRate } }]
  }
  if (own === undefined || own.kind === 'realtime' || !isHigher(rate, topRate(own.tiers))) return []
  return [{ field: 'rate', key: 'contracts.issue.rate_above_own', params: { ownRate: shownRate(own) } }]
}

function checkRealTime(terms: RealTimeTerms, { minRate, maxRate, own }: TermsBounds): TermsIssue[] {
  const fields = ['lossRate', 'profitRate', 'minimumBet'] as const
  const uneven = fields.filter((field) => !isAmount(terms[field]))
  if (uneven.length > 0) return uneven.map((field) => ({ field, key: 'contracts.issue.whole' }))
  return (['lossRate', 'profitRate'] as const).flatMap((field): TermsIssue[] => {
    const rate = terms[field]
    if (rate < minRate || rate > maxRate) {
      return [{ field, key: 'contracts.issue.rate_bounds', params: { minRate, maxRate } }]
    }
    if (own?.kind !== 'realtime' || rate <= own[field]) return []
    return [{ field, key: 'contracts.issue.rate_above_own', params: { ownRate: own[field] } }]
  })
}

/** The top of a ladder in thousandths of a percent, for a text. */
function shownRate(own: TierTerms): number {
  const { part, whole } = topRate(own.tiers)
  return Number((part * BigInt(wholeRate)) / whole)
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
