import { dayKey } from '@saola/i18n'
import { visitMetrics } from '@saola/protocol'
import { dayMs, jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { figuresOf, shown, visitBudget } from './visit-budget.ts'
import { listVisitCounts, type VisitCount } from './visit-store.ts'
import { addVisitWarning } from './visit-warning-store.ts'

/** Fewer visits than these say more of a few phones than of a page. */
const fewestVisits = 50

/** Warns of each route that was over its budget on the day before, once (system 27). */
export const warnOfSlowVisits: Job = {
  name: 'system.warn-of-slow-visits',
  everyMs: jobPeriods.warnOfSlowVisits,
  run: async ({ db, now }) => {
    const day = dayKey(now() - dayMs)
    const counts = await listVisitCounts(db, { from: day, until: day })
    const pages = Map.groupBy(counts, ({ merchant, site, route }) => `${merchant} ${site} ${route}`)
    let warned = 0
    for (const [page, own] of pages) {
      const [first] = own
      const about = overBudget(own).join('; ')
      if (first === undefined || about === '') continue
      const { merchantId, site, route } = first
      if (!(await addVisitWarning(db, { merchantId, day, site, route, about }, now()))) continue
      console.warn(`[visits] ${page} on ${day}: ${about}`)
      warned += 1
    }
    return warned
  },
}

/** What of a route was over its budget, for each class of devices by itself. */
function overBudget(counts: readonly VisitCount[]): string[] {
  return [...Map.groupBy(counts, ({ device }) => device)].flatMap(([device, own]) => {
    const figures = figuresOf(own)
    return visitMetrics.flatMap((metric) => {
      const { visits = 0, p75 = 0, verdict } = figures[metric] ?? {}
      if (verdict !== 'over' || visits < fewestVisits) return []
      const budget = shown(metric, visitBudget[metric])
      return [
        `${metric.toUpperCase()} ${p75} of ${visits} visits on ${device} devices, the budget is ${budget}`,
      ]
    })
  })
}
