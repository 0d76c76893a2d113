import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { closeSessions, type SessionEnd } from './access/ended-session-store.ts'

/** A session as it begins. Its token is kept only as a hash; `publicId` names it to its owner. */
export type NewSession = {
  tokenHash: string
  accountId: number
  now: number
  expiresAt: number
  ip: string
  userAgent: string
  region: string
  publicId: string
  deviceHash: string | null
  stayId: number | null
}

/** Begins a session. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      created_at: session.now,
      expires_at: session.expiresAt,
      ip: session.ip,
      user_agent: session.userAgent,
      region: session.region,
      public_id: session.publicId,
      last_seen_at: session.now,
      device_hash: session.deviceHash,
      stay_id: session.stayId,
    })
    .execute()
}

/** A session as its owner sees it. */
export type OpenSession = {
  tokenHash: string
  publicId: string | null
  createdAt: number
  lastSeenAt: number | null
  ip: string
  userAgent: string
  region: string | null
}

/** How many sessions a list shows. */
const most = 100

/** The sessions of an account that have not expired, the one seen last first. */
export async function listOpenSessions(db: Database, accountId: number, now: number): Promise<OpenSession[]> {
  return db
    .selectFrom('session')
    .select([
      'token_hash as tokenHash',
      'public_id as publicId',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'ip',
      'user_agent as userAgent',
      'region',
    ])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', (order) => order.desc().nullsLast())
    .limit(most)
    .execute()
}

/** The browsers that stay signed in and have no open session just now. */
export async function listIdleStays(db: Database, accountId: number, now: number): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('stay')
    .select([
      'public_id as publicId',
      'created_at as createdAt',
      'turned_at as lastSeenAt',
      'ip',
      'user_agent as userAgent',
      'region',
    ])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session')
            .whereRef('session.stay_id', '=', 'stay.id')
            .where('session.expires_at', '>', now),
        ),
      ),
    )
    .orderBy('turned_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, tokenHash: '' }))
}

/** When a session began, in ms. */
export async function getSignInTime(db: Database, tokenHash: string): Promise<number> {
  const row = await db
    .selectFrom('session')
    .select('created_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  return row.created_at
}

/** Where a session was begun. */
export async function getSessionPlace(
  db: Database,
  tokenHash: string,
): Promise<{ ip: string; deviceHash: string | null; userAgent: string }> {
  return db
    .selectFrom('session')
    .select(['ip', 'device_hash as deviceHash', 'user_agent as userAgent'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
}

/** Ends the sessions of an account whose time has run out. */
export async function closeExpiredSessions(db: Database, accountId: number, now: number): Promise<void> {
  await closeSessions(db, sql`account_id = ${accountId} and expires_at <= ${now}`, { now, reason: 'idle' })
}

/** Ends one session by its own act, and with it the stay of its browser. */
export async function endSession(db: Database, tokenHash: string, now: number): Promise<void> {
  const session = await db
    .selectFrom('session')
    .select('stay_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  const stayId = session?.stay_id ?? null
  await closeSessions(db, sql`token_hash = ${tokenHash} or stay_id = ${stayId}::bigint`, {
    now,
    reason: 'signed_out',
  })
  await db.deleteFrom('stay').where('id', '=', stayId).execute()
}

/**
 * Ends every session of an account, but the one that is to be kept, and answers how many browsers that were. Stays go last: one that
 * its session has begun in this moment is found once the session has waited for it.
 */
export async function endSessions(
  db: Database,
  accountId: number,
  { keep, ...end }: SessionEnd & { keep: string | undefined },
): Promise<number> {
  const away = await deleteIdleStays(db, accountId)
  const ended = await closeSessions(db, sql`account_id = ${accountId} and token_hash <> ${keep ?? ''}`, end)
  await deleteIdleStays(db, accountId)
  return away + ended
}

/** Ends the stays of the browsers that have no session, and answers how many. */
async function deleteIdleStays(db: Database, accountId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stay')
    .where('account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').whereRef('session.stay_id', '=', 'stay.id'))),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends a session, or the stay of a browser, by the name that its owner knows; false when the account has none such. */
export async function endNamedSession(
  db: Database,
  accountId: number,
  { publicId, now }: { publicId: string; now: number },
): Promise<boolean> {
  const stays = await db
    .selectFrom('stay')
    .select('id')
    .where('account_id', '=', accountId)
    .where(({ eb, or }) =>
      or([
        eb('public_id', '=', publicId),
        eb('id', '=', (from) =>
          from
            .selectFrom('session')
            .select('stay_id')
            .where('account_id', '=', accountId)
            .where('public_id', '=', publicId),
        ),
      ]),
    )
    .execute()
  const ids = stays.map(({ id }) => id)
  const ended = await closeSessions(
    db,
    sql`account_id = ${accountId} and (public_id = ${publicId} or stay_id = any(${ids}::bigint[]))`,
    { now, reason: 'signed_out' },
  )
  const { numDeletedRows } = await db
    .deleteFrom('stay')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .executeTakeFirstOrThrow()
  return ended > 0 || numDeletedRows > 0n
}
