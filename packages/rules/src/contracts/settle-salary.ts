import { shareOf } from '../rate.ts'
import type { Tier } from './terms.ts'
import { tierReached, type TeamFigures } from './tier-reached.ts'

/** A settled daily or hourly salary: the tier reached and what is paid, in đồng. */
export type SalarySettlement = { readonly tier: number | undefined; readonly amount: number }

/**
 * Daily salary over the figures of a day, paid the day after, or hourly salary over those of an hour: valid bet x rate
 * of the tier reached, cut to whole đồng, or the tier's fixed amount.
 */
export function settleSalary(tiers: readonly Tier[], figures: TeamFigures): SalarySettlement {
  const at = tierReached(tiers, figures)
  const tier = at === undefined ? undefined : tiers[at]
  if (tier === undefined) return { tier: undefined, amount: 0 }
  return { tier: at, amount: tier.rateType === 'F' ? tier.rate : shareOf(figures.validBet, tier.rate) }
}
