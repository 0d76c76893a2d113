import type { CarryOver } from './settle-dividend.ts'
import { settle, type PeriodFigures } from './settle.ts'
import type { Terms } from './terms.ts'

/** A past period: the downline's figures, and the upline's own team for what the upline earns itself. */
export type PastPeriod = {
  readonly key: string
  readonly downline: PeriodFigures
  readonly upline?: PeriodFigures
}

/** What the terms would have paid: to the downline, and what the upline keeps of its own contract after paying. */
export type WhatIfRow = {
  readonly key: string
  readonly tier: number | undefined
  readonly downlineAmount: number
  readonly uplineAmount: number
}

/** All periods with their sums in đồng; an upline sum below zero means that the offer costs more than it earns. */
export type WhatIf = {
  readonly rows: readonly WhatIfRow[]
  readonly downlineAmount: number
  readonly uplineAmount: number
}

/**
 * Applies proposed terms to past periods, oldest first, so that a carried loss runs through them. `own` are the
 * upline's terms of the same kind; without them the upline only pays.
 */
export function whatIf(
  proposal: { readonly terms: Terms; readonly own?: Terms; readonly carryOver?: CarryOver },
  periods: readonly PastPeriod[],
): WhatIf {
  const { terms, own, carryOver = 'negative' } = proposal
  let carried: { downline: number; upline: number } | undefined
  const rows = periods.map(({ key, downline, upline }): WhatIfRow => {
    const paid = settle(terms, carry(downline, carried?.downline), carryOver)
    const earned = own && upline ? settle(own, carry(upline, carried?.upline), carryOver) : nothing
    carried = { downline: paid.carriedOut, upline: earned.carriedOut }
    return {
      key,
      tier: paid.tier,
      downlineAmount: paid.amount,
      uplineAmount: earned.amount - paid.amount,
    }
  })
  return {
    rows,
    downlineAmount: rows.reduce((sum, row) => sum + row.downlineAmount, 0),
    uplineAmount: rows.reduce((sum, row) => sum + row.uplineAmount, 0),
  }
}

const nothing = { amount: 0, carriedOut: 0 } as const

/** Only the first period brings a loss of its own; after that the loss under the proposed terms runs on. */
function carry(figures: PeriodFigures, carriedIn = figures.carriedIn ?? 0): PeriodFigures {
  return { ...figures, carriedIn }
}
