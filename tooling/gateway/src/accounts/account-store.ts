import { sql } from 'kysely'
import type { AccountType } from '@saola/protocol'
import { skeletonOf } from '@saola/rules'
import type { Database } from '../db/database.ts'

/** What a new account starts with. Without a password hash nobody can sign in by password. */
export type NewAccount = {
  merchantId: number
  /** Lower case. */
  name: string
  nickname: string
  type: AccountType
  uplineId: number | null
  passwordHash: string
  now: number
  invitationCode?: string | undefined
  /** E.164. */
  mobile?: string | undefined
  email?: string | undefined
  /** The address that a code has proved. */
  proved?: 'mobile' | 'email' | undefined
  realName?: string | undefined
  details?: Record<string, string>
  /** True for an account whose password somebody else chose. */
  mustChangePassword?: boolean
  /** What it was given of the rebate, in thousandths of a percent. */
  rebateRate?: number | undefined
  /** The invitation link by which its owner registered. */
  invitationLinkId?: number | undefined
  /** The member who invited its owner. */
  referrerId?: number | undefined
  /** The agent that opened it for its owner. */
  openedBy?: number | undefined
}

/**
 * Opens an account below its upline and returns its id; the database opens its wallet. Undefined when the name,
 * mobile number or invitation code is taken: nothing is written then. Call it inside a transaction.
 */
export async function openAccount(trx: Database, account: NewAccount): Promise<number | undefined> {
  const row = await trx
    .insertInto('account')
    .values({
      merchant_id: account.merchantId,
      name: account.name,
      nickname: account.nickname,
      nickname_skeleton: skeletonOf(account.nickname),
      type: account.type,
      upline_id: account.uplineId,
      password_hash: account.passwordHash,
      invitation_code: account.invitationCode ?? null,
      mobile: account.mobile ?? null,
      email: account.email ?? null,
      mobile_verified_at: account.proved === 'mobile' ? account.now : null,
      email_verified_at: account.proved === 'email' ? account.now : null,
      real_name: account.realName ?? null,
      details: JSON.stringify(account.details ?? {}),
      first_login: account.mustChangePassword ?? false,
      rebate_rate: account.rebateRate ?? null,
      invitation_link_id: account.invitationLinkId ?? null,
      referrer_id: account.referrerId ?? null,
      opened_by: account.openedBy ?? null,
      registered_at: account.now,
      last_login_at: null,
      last_login_ip: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await sql`
    insert into descent (ancestor_id, descendant_id, depth)
    select ancestor_id, ${row.id}::bigint, depth + 1 from descent where descendant_id = ${account.uplineId}::bigint
    union all select ${row.id}::bigint, ${row.id}::bigint, 0`.execute(trx)
  return row.id
}

/** The stored hash of an account's sign-in password. */
export async function getPasswordHash(db: Database, accountId: number): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.password_hash
}

/** Writes the first sign-in password of an account that had none. */
export async function updateFirstPassword(
  trx: Database,
  accountId: number,
  passwordHash: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', accountId)
    .execute()
}

/** Gives an account a password that has to be changed at the next sign-in. */
export async function updateGivenPassword(
  trx: Database,
  accountId: number,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ password_hash: passwordHash, first_login: true })
    .where('id', '=', accountId)
    .execute()
}

/** Writes a new sign-in password; a forced change is done with. */
export async function updatePassword(
  trx: Database,
  accountId: number,
  passwordHash: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      first_login: false,
      password_expired: false,
      password_changed_at: now,
    })
    .where('id', '=', accountId)
    .execute()
}

/** Writes the name that others see. */
export async function updateNickname(db: Database, accountId: number, nickname: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ nickname, nickname_skeleton: skeletonOf(nickname) })
    .where('id', '=', accountId)
    .execute()
}

/** Notes how the nickname of an account looks that was opened before that was kept. */
export async function fillSkeleton(trx: Database, accountId: number): Promise<void> {
  const row = await trx
    .selectFrom('account')
    .select('nickname')
    .where('id', '=', accountId)
    .where('nickname_skeleton', 'is', null)
    .executeTakeFirst()
  if (row) await updateNickname(trx, accountId, row.nickname)
}

/** What an account knows of its latest sign-in. */
export type LatestSignIn = {
  last_login_at: number | null
  last_login_agent: string | null
  last_login_region: string | null
  last_login_ip: string | null
}

/** The latest sign-in of an account. */
export async function getLatestSignIn(db: Database, accountId: number): Promise<LatestSignIn> {
  return db
    .selectFrom('account')
    .select(['last_login_at', 'last_login_agent', 'last_login_region', 'last_login_ip'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Notes a sign-in as the latest; false when the account's access was ended after its proof was begun. */
export async function updateLatestSignIn(
  db: Database,
  account: { id: number; access_ended_at: number },
  { now, ip, userAgent, region }: { now: number; ip: string; userAgent: string; region: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({
      signed_in_before: sql<boolean>`last_login_at is not null`,
      last_login_at: now,
      last_login_ip: ip,
      last_login_agent: userAgent,
      last_login_region: region,
    })
    .where('id', '=', account.id)
    .where('access_ended_at', '=', account.access_ended_at)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether an account had signed in before the latest sign-in. */
export async function hasSignedInBefore(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('signed_in_before')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.signed_in_before
}
