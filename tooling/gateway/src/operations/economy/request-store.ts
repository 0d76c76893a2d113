import type { Insertable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** So many requests are listed at once. */
const mostListed = 100

/** Keeps what somebody wants to let pass, until another person decides. */
export async function createEconomyRequest(
  db: Database,
  row: Insertable<Schema['economy_request']>,
): Promise<{ id: number }> {
  return db.insertInto('economy_request').values(row).returning('id').executeTakeFirstOrThrow()
}

/** What waits for a second person, the oldest first. */
export function listEconomyRequests(db: Database) {
  return db
    .selectFrom('economy_request')
    .innerJoin('merchant', 'merchant.id', 'economy_request.merchant_id')
    .select([
      'economy_request.id',
      'merchant.code as merchant',
      'economy_request.act',
      'economy_request.wanted',
      'economy_request.game',
      'economy_request.level',
      'economy_request.returned',
      'economy_request.reason',
      'economy_request.asked_by',
      'economy_request.asked_at',
    ])
    .where('economy_request.decided_at', 'is', null)
    .orderBy('economy_request.id')
    .limit(mostListed)
    .execute()
}

/** What waits for a second person. */
export type EconomyRequest = Awaited<ReturnType<typeof listEconomyRequests>>[number]

/** Decides a request once; undefined where nothing of this number waits. Whoever comes second waits for the first and finds nothing. */
export function decideEconomyRequest(
  trx: Database,
  { id, by, isPassed, now }: { id: number; by: string; isPassed: boolean; now: number },
) {
  return trx
    .updateTable('economy_request')
    .set({ decided_by: by, decided_at: now, is_passed: isPassed })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning(['act', 'wanted', 'reason', 'asked_by'])
    .executeTakeFirst()
}
