import { sql } from 'kysely'
import { closeSessions } from '../access/ended-session-store.ts'
import type { Database } from '../../db/database.ts'

/** A stay as it begins; of its secret only the hash is kept. */
export type NewStay = {
  accountId: number
  publicId: string
  secretHash: string
  deviceHash: string
  ip: string
  userAgent: string
  region: string
  now: number
  expiresAt: number
}

/**
 * Begins the stay of a browser and ties the session to it that it was asked in. The stay before of the same session ends. False
 * when the session was ended meanwhile.
 */
export async function insertStay(db: Database, stay: NewStay, tokenHash: string): Promise<boolean> {
  const before = await db
    .selectFrom('session')
    .select('stay_id')
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return false
  const { id } = await db
    .insertInto('stay')
    .values({
      account_id: stay.accountId,
      public_id: stay.publicId,
      secret_hash: stay.secretHash,
      secret_hash_before: null,
      device_hash: stay.deviceHash,
      ip: stay.ip,
      user_agent: stay.userAgent,
      region: stay.region,
      created_at: stay.now,
      turned_at: stay.now,
      expires_at: stay.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (typeof before.stay_id === 'number') {
    await db.updateTable('session').set({ stay_id: id }).where('stay_id', '=', before.stay_id).execute()
    await db.deleteFrom('stay').where('id', '=', before.stay_id).execute()
  } else {
    await db.updateTable('session').set({ stay_id: id }).where('token_hash', '=', tokenHash).execute()
  }
  return true
}

/** A stay as a browser comes back to it. */
export type Stay = {
  id: number
  accountId: number
  secretHash: string
  deviceHash: string
  turnedAt: number
  expiresAt: number
  /** Where its browser was, and how it named itself, when the secret last turned. */
  ip: string
  userAgent: string
}

/** The stay that a secret belongs to, its newest one or the one before, locked until the transaction ends. */
export async function lockStay(db: Database, secretHash: string): Promise<Stay | undefined> {
  return db
    .selectFrom('stay')
    .select([
      'id',
      'account_id as accountId',
      'secret_hash as secretHash',
      'device_hash as deviceHash',
      'turned_at as turnedAt',
      'expires_at as expiresAt',
      'ip',
      'user_agent as userAgent',
    ])
    .where(({ eb, or }) =>
      or([eb('secret_hash', '=', secretHash), eb('secret_hash_before', '=', secretHash)]),
    )
    .forUpdate()
    .executeTakeFirst()
}

/** Gives a stay its next secret, and notes where its browser is now. */
export async function turnSecret(
  db: Database,
  stay: Stay,
  { secretHash, now, ip, userAgent }: { secretHash: string; now: number; ip: string; userAgent: string },
): Promise<void> {
  await db
    .updateTable('stay')
    .set({
      secret_hash: secretHash,
      secret_hash_before: stay.secretHash,
      turned_at: now,
      ip,
      user_agent: userAgent,
    })
    .where('id', '=', stay.id)
    .execute()
}

/** Ends a stay that somebody misused or whose time has run out, and the sessions that came of it. */
export async function endStay(db: Database, id: number, now: number): Promise<void> {
  await closeSessions(db, sql`stay_id = ${id}`, { now, reason: 'secured' })
  await db.deleteFrom('stay').where('id', '=', id).execute()
}

/** Removes the stays of an account that are over. */
export async function deleteEndedStays(db: Database, accountId: number, now: number): Promise<void> {
  await closeSessions(
    db,
    sql`stay_id in (select id from stay where account_id = ${accountId} and expires_at <= ${now})`,
    { now, reason: 'longest' },
  )
  await db.deleteFrom('stay').where('account_id', '=', accountId).where('expires_at', '<=', now).execute()
}
