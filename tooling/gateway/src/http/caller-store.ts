import { sql } from 'kysely'
import { planOnce } from '@saola/server'
import type { Database } from '../db/database.ts'
import type { CallerSession } from '../services/ports.ts'
import { together } from './together.ts'

/**
 * Who is signed in by a token at a moment; undefined when the session is over, the account is closed, or it is the sub-account of
 * one that is.
 */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<CallerSession | undefined> {
  const session = await askSession(db, tokenHash)
  return session !== undefined && session.expiresAt > now ? session : undefined
}

const askSession = together(async (db, tokenHashes): Promise<ReadonlyMap<string, CallerSession>> => {
  const rows = await askSessions(db, { tokenHashes })
  return new Map(
    rows.map(({ tokenHash, ownerId, ownerName, ownerType, rights, ...account }) => {
      const isSub = ownerId !== null && ownerName !== null && ownerType !== null
      const owner = isSub ? { id: ownerId, name: ownerName, type: ownerType } : undefined
      return [tokenHash, { ...account, owner, rights: rights ?? [] }]
    }),
  )
})

const askSessions = planOnce('sessions', (db: Database, given: { tokenHashes: readonly string[] }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('sub_account', 'sub_account.account_id', 'account.id')
    .leftJoin('account as owner', 'owner.id', 'sub_account.owner_id')
    .select([
      'session.token_hash as tokenHash',
      'account.id',
      'account.merchant_id as merchantId',
      'account.name',
      'account.type',
      'session.expires_at as expiresAt',
      'session.created_at as createdAt',
      'sub_account.rights',
      'owner.id as ownerId',
      'owner.name as ownerName',
      'owner.type as ownerType',
    ])
    .where(sql<boolean>`session.token_hash = any(${given.tokenHashes}::text[])`)
    .where('account.active_flag', '=', 1)
    .where((eb) => eb.or([eb('owner.id', 'is', null), eb('owner.active_flag', '=', 1)]))
    .compile(),
)

/** When an account last played in its newest sitting, in ms; undefined when it never has. */
export async function getLastPlay(db: Database, accountId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('play_session')
    .select('last_seen_at')
    .where('account_id', '=', accountId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last_seen_at
}

/** Prolongs a session that was used at a moment. */
export async function updateExpiry(
  db: Database,
  tokenHash: string,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: expiresAt, last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
}
