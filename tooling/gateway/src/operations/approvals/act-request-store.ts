import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** So many requests are listed at once. */
const mostListed = 200

/** What somebody asks to have done, and how much it moves, in đồng. */
export type NewActRequest = {
  merchantId: number
  act: string
  wanted: object
  amount: number
  askedBy: string
  now: number
  expiresAt: number
}

/** A request as it is kept. */
export type ActRequest = {
  id: number
  merchantId: number
  merchant: string
  act: string
  wanted: object
  amount: number
  askedBy: string
  askedAt: number
  expiresAt: number
}

/** Keeps a request until another person decides; what waits already is asked for once. */
export async function findOrCreateRequest(
  trx: Database,
  { merchantId, act, wanted, amount, askedBy, now, expiresAt }: NewActRequest,
): Promise<{ id: number; expiresAt: number; isNew: boolean }> {
  const text = JSON.stringify(wanted)
  const known = await trx
    .selectFrom('act_request')
    .select(['id', 'expires_at as expiresAt'])
    .where('merchant_id', '=', merchantId)
    .where('act', '=', act)
    .where(sql<boolean>`wanted::text = ${text}`)
    .where('decided_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (known) return { ...known, isNew: false }
  const made = await trx
    .insertInto('act_request')
    .values({
      merchant_id: merchantId,
      act,
      wanted: text,
      amount,
      asked_by: askedBy,
      asked_at: now,
      expires_at: expiresAt,
    })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow()
  return { ...made, isNew: true }
}

/** What waits at a merchant for a second person, the oldest first. */
export function listRequests(db: Database, merchantId: number, now: number): Promise<ActRequest[]> {
  return requests(db)
    .where('act_request.merchant_id', '=', merchantId)
    .where('act_request.decided_at', 'is', null)
    .where('act_request.expires_at', '>', now)
    .orderBy('act_request.id')
    .limit(mostListed)
    .execute()
}

/** A request of a merchant that still waits. */
export function findRequest(
  db: Database,
  { merchantId, id, now }: { merchantId: number; id: number; now: number },
): Promise<ActRequest | undefined> {
  return requests(db)
    .where('act_request.id', '=', id)
    .where('act_request.merchant_id', '=', merchantId)
    .where('act_request.decided_at', 'is', null)
    .where('act_request.expires_at', '>', now)
    .executeTakeFirst()
}

/** Decides a request once: false where somebody else did, or it is too old. */
export async function decideRequest(
  trx: Database,
  { id, by, isPassed, now }: { id: number; by: string; isPassed: boolean; now: number },
): Promise<boolean> {
  const decided = await trx
    .updateTable('act_request')
    .set({ decided_by: by, decided_at: now, is_passed: isPassed })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return decided.numUpdatedRows > 0n
}

/** Lets a request wait again whose act was refused. */
export async function reopenRequest(db: Database, id: number): Promise<void> {
  await db
    .updateTable('act_request')
    .set({ decided_by: null, decided_at: null, is_passed: null })
    .where('id', '=', id)
    .execute()
}

function requests(db: Database) {
  return db
    .selectFrom('act_request')
    .innerJoin('merchant', 'merchant.id', 'act_request.merchant_id')
    .select([
      'act_request.id',
      'act_request.merchant_id as merchantId',
      'merchant.code as merchant',
      'act_request.act',
      'act_request.wanted',
      'act_request.amount',
      'act_request.asked_by as askedBy',
      'act_request.asked_at as askedAt',
      'act_request.expires_at as expiresAt',
    ])
}
