import * as z from 'zod/mini'
import { dayKey } from '@saola/i18n'
import type { DeviceClass, VisitMetric } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { figuresOf, shown, visitBudget, type VisitFigure } from './visit-budget.ts'
import { listVisitCounts } from './visit-store.ts'
import { listVisitWarnings, type VisitWarning } from './visit-warning-store.ts'

/** Whose visits are asked for, of which days; the last seven, today among them, where nothing is said. */
export const visitsOperation = z.strictObject({
  merchant: z.string(),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  site: z.optional(z.enum(['member', 'agent'])),
})
export type VisitsOperation = z.infer<typeof visitsOperation>

/** How fast the pages of one route were on devices of one class. */
export type VisitedPage = {
  site: 'member' | 'agent'
  route: string
  device: DeviceClass
} & Partial<Record<VisitMetric, VisitFigure>>

/** How fast pages were, against their budget, and what was warned of. */
export type VisitsReport = {
  from: string
  until: string
  budget: Record<VisitMetric, number>
  pages: VisitedPage[]
  warnings: VisitWarning[]
}

/** Tells how fast the pages of real visits were (system 27). */
export async function operateVisits(services: Services, wanted: VisitsOperation): Promise<VisitsReport> {
  const { db, now } = services
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  const until = wanted.until ?? dayKey(now())
  const from = wanted.from ?? dayKey(Date.parse(until) - 6 * dayMs)
  const isWanted = ({ site }: { site: string }): boolean => wanted.site === undefined || site === wanted.site
  const counts = (await listVisitCounts(db, { merchantId, from, until })).filter(isWanted)
  const pages = Map.groupBy(counts, ({ site, route, device }) => `${site} ${route} ${device}`)
  return {
    from,
    until,
    budget: { ...visitBudget, cls: shown('cls', visitBudget.cls) },
    pages: [...pages.values()].flatMap((own) =>
      own.slice(0, 1).map(({ site, route, device }) => ({ site, route, device, ...figuresOf(own) })),
    ),
    warnings: (await listVisitWarnings(db, { merchantId, from, until })).filter(isWanted),
  }
}
