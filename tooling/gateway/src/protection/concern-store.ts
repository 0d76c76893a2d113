import type { Insertable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** What waits for a person at the desk. */
export type WaitingConcern = Pick<
  Schema['concern'],
  'reference' | 'kind' | 'person' | 'relation' | 'wish' | 'story'
> & {
  concernId: number
  merchant: string
  personName: string | null
  reporterName: string
  reporterContact: string
  createdAt: number
}

/** What was done about it. */
export type Decision = {
  concernId: number
  outcome: 'excluded' | 'closed' | 'nothing'
  accountId: number | null
  note: string
  by: string
  now: number
}

/** Keeps a report. */
export async function appendConcern(db: Database, row: Insertable<Schema['concern']>): Promise<void> {
  await db.insertInto('concern').values(row).execute()
}

/** Reports that wait, minors first, then the oldest; of one merchant, or of all. */
export function listWaitingConcerns(
  db: Database,
  merchantId: number | undefined,
  limit: number,
): Promise<WaitingConcern[]> {
  return db
    .selectFrom('concern')
    .innerJoin('merchant', 'merchant.id', 'concern.merchant_id')
    .select([
      'concern.id as concernId',
      'merchant.code as merchant',
      'concern.reference',
      'concern.kind',
      'concern.person',
      'concern.person_name as personName',
      'concern.relation',
      'concern.wish',
      'concern.story',
      'concern.reporter_name as reporterName',
      'concern.reporter_contact as reporterContact',
      'concern.created_at as createdAt',
    ])
    .where('concern.outcome', 'is', null)
    .$if(merchantId !== undefined, (query) => query.where('concern.merchant_id', '=', merchantId ?? 0))
    .orderBy('concern.kind', 'desc')
    .orderBy('concern.created_at')
    .orderBy('concern.id')
    .limit(limit)
    .execute()
}

/** Writes down what was done about a report of a merchant, once; false where none waits under the number. */
export async function updateToDecided(
  trx: Database,
  merchantId: number,
  { concernId, outcome, accountId, note, by, now }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('concern')
    .set({ outcome, account_id: accountId, note, decided_by: by, decided_at: now })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', concernId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
