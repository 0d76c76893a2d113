import type { Span } from './period.ts'
import { settleDividend, type CarryOver, type DividendFigures } from './settle-dividend.ts'
import { settleRealTime, type SettledBet } from './settle-real-time.ts'
import { settleSalary } from './settle-salary.ts'
import type { Terms } from './terms.ts'

/** The figures of one past period, for any kind of contract; `bets` for a real-time salary. */
export type PeriodFigures = DividendFigures & { readonly bets?: readonly SettledBet[]; readonly window: Span }

/** What terms pay for a period, the tier reached, and what a dividend carries on. In đồng. */
export type Settled = {
  readonly tier: number | undefined
  readonly amount: number
  readonly carriedOut: number
}

/** Settles a period by the formula of the kind of contract. */
export function settle(terms: Terms, figures: PeriodFigures, carryOver: CarryOver): Settled {
  switch (terms.kind) {
    case 'dividend': {
      const { tier, amount, carriedOut } = settleDividend(terms.tiers, figures, carryOver)
      return { tier, amount, carriedOut }
    }
    case 'daily':
    case 'hourly':
      return { ...settleSalary(terms.tiers, figures), carriedOut: 0 }
    default: {
      const { amount } = settleRealTime(terms, figures.bets ?? [], figures.window)
      return { tier: undefined, amount, carriedOut: 0 }
    }
  }
}
