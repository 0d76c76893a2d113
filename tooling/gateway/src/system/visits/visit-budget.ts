import { type VisitMetric, visitMetrics } from '@saola/protocol'
import { percentile75, visitsOf, type StepCount } from './visit-steps.ts'

/** What three of four visits keep to (system 27): where the makers of browsers begin to call a page good. Ends of steps. */
export const visitBudget = { lcp: 2_500, inp: 200, cls: 100 } as const satisfies Record<VisitMetric, number>

/** What one measure of a page came to. */
export type VisitFigure = {
  visits: number
  /** In milliseconds; of layout shift as browsers tell it, so that 0.1 is the budget. */
  p75: number
  verdict: 'within' | 'over'
}

/** What counts of a page come to, by what was measured; what nobody measured is absent. */
export function figuresOf(
  counts: readonly (StepCount & { metric: VisitMetric })[],
): Partial<Record<VisitMetric, VisitFigure>> {
  const figures = visitMetrics.flatMap((metric) => {
    const own = counts.filter((each) => each.metric === metric)
    const p75 = percentile75(own)
    if (p75 === undefined) return []
    const verdict = p75 > visitBudget[metric] ? ('over' as const) : ('within' as const)
    return [[metric, { visits: visitsOf(own), p75: shown(metric, p75), verdict }] as const]
  })
  return Object.fromEntries(figures)
}

/** A value as people know it. */
export function shown(metric: VisitMetric, value: number): number {
  return metric === 'cls' ? value / 1_000 : value
}
