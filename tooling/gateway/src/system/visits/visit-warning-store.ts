import type { Database } from '../../db/database.ts'

/** What was over its budget on the pages of one route on one day. */
export type VisitWarning = { day: string; site: 'member' | 'agent'; route: string; about: string }

/** Writes a warning; false where it was written before. */
export async function addVisitWarning(
  db: Database,
  { merchantId, ...warning }: VisitWarning & { merchantId: number },
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('visit_warning')
    .values({ merchant_id: merchantId, ...warning, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A merchant's warnings about some days, a day at each end included, the newest day first. */
export function listVisitWarnings(
  db: Database,
  { merchantId, from, until }: { merchantId: number; from: string; until: string },
): Promise<VisitWarning[]> {
  return db
    .selectFrom('visit_warning')
    .select(['day', 'site', 'route', 'about'])
    .where('merchant_id', '=', merchantId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day', 'desc')
    .orderBy('site')
    .orderBy('route')
    .execute()
}
