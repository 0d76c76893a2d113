import { shareOf } from '../rate.ts'
import type { Tier } from './terms.ts'
import { tierReached, type TeamFigures } from './tier-reached.ts'

/** The figures of a dividend period in đồng. */
export type DividendFigures = TeamFigures & {
  /** What the team lost to the operator; negative when the team won. */
  readonly netLoss: number
  /** Costs that the period bears before it is shared: rebates, promotions, salaries. Zero or more. */
  readonly deductions?: number
  /** What earlier periods left to make good. Zero or less. */
  readonly carriedIn?: number
}

/** `negative` takes a loss of the operator into the next period, `none` forgets it. */
export type CarryOver = 'none' | 'negative'

/** A settled dividend: the tier reached, what was shared, what is paid, and what the next period has to make good. */
export type DividendSettlement = {
  readonly tier: number | undefined
  readonly base: number
  readonly amount: number
  readonly carriedOut: number
}

/**
 * Dividend of a period: (net loss of the team - deductions + carried loss) x rate of the tier reached, cut to whole
 * đồng. Nothing is paid for a base of zero or less, or below the first tier; only a base below zero is carried on.
 */
export function settleDividend(
  tiers: readonly Tier[],
  figures: DividendFigures,
  carryOver: CarryOver,
): DividendSettlement {
  const { netLoss, deductions = 0, carriedIn = 0 } = figures
  if (deductions < 0 || carriedIn > 0) {
    throw new RangeError(`Deductions ${deductions} and carried loss ${carriedIn} have the wrong sign`)
  }
  const carries = carryOver === 'negative'
  const base = netLoss - deductions + (carries ? carriedIn : 0)
  const tier = tierReached(tiers, figures)
  const rate = tier === undefined ? 0 : (tiers[tier]?.rate ?? 0)
  return {
    tier,
    base,
    amount: shareOf(Math.max(0, base), rate),
    carriedOut: carries ? Math.min(0, base) : 0,
  }
}
