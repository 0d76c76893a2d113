import { sql } from 'kysely'
import type { DeviceClass, VisitMetric } from '@saola/protocol'
import type { Database } from '../../db/database.ts'

/** Which site of a merchant was visited, on which day and with what kind of device. */
export type VisitedSite = { merchantId: number; day: string; site: Site; device: DeviceClass }

/** A value on its way into the counts: the step that holds it. */
export type MeasuredStep = { metric: VisitMetric; route: string; upTo: number }

/** So many visits in one step of one measure. */
export type VisitCount = {
  merchantId: number
  /** The merchant's code. */
  merchant: string
  site: Site
  route: string
  device: DeviceClass
  metric: VisitMetric
  upTo: number
  visits: number
}

type Site = 'member' | 'agent'

/** Counts the figures of one visit. */
export async function addVisit(
  db: Database,
  { merchantId, day, site, device }: VisitedSite,
  measured: readonly MeasuredStep[],
): Promise<void> {
  // In one order, so that no two visits wait for each other's rows.
  await sql`
    insert into visit_figure (merchant_id, day, site, route, device, metric, up_to, visits)
    select ${merchantId}::integer, ${day}::text, ${site}::text, route, ${device}::text, metric, "upTo", count(*)
    from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb)
      as measured (metric text, route text, "upTo" integer)
    group by metric, route, "upTo" order by metric, route, "upTo"
    on conflict (merchant_id, day, site, route, device, metric, up_to)
      do update set visits = visit_figure.visits + excluded.visits`.execute(db)
}

/** The counts of some days together, a day at each end included, of one merchant or of all. */
export async function listVisitCounts(
  db: Database,
  { merchantId, from, until }: { merchantId?: number; from: string; until: string },
): Promise<VisitCount[]> {
  const rows = await db
    .selectFrom('visit_figure')
    .innerJoin('merchant', 'merchant.id', 'merchant_id')
    .select(({ fn }) => [
      'merchant_id as merchantId',
      'merchant.code as merchant',
      'site',
      'route',
      'device',
      'metric',
      'up_to as upTo',
      fn.sum<number>('visits').as('visits'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .$if(merchantId !== undefined, (query) => query.where('merchant_id', '=', merchantId ?? 0))
    .groupBy(['merchant_id', 'merchant.code', 'site', 'route', 'device', 'metric', 'up_to'])
    .orderBy('merchant_id')
    .orderBy('site')
    .orderBy('route')
    .orderBy('device')
    .execute()
  // A sum of many is a decimal to the driver.
  return rows.map((row) => ({ ...row, visits: Number(row.visits) }))
}

/** Deletes figures and warnings of the days before one; answers how many rows. */
export async function deleteVisitsBefore(db: Database, day: string): Promise<number> {
  const figures = await db.deleteFrom('visit_figure').where('day', '<', day).executeTakeFirstOrThrow()
  const warnings = await db.deleteFrom('visit_warning').where('day', '<', day).executeTakeFirstOrThrow()
  return Number(figures.numDeletedRows + warnings.numDeletedRows)
}
