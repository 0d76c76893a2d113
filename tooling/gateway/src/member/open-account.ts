import { sql } from 'kysely'
import type { AccountType } from '@saola/protocol'
import type { Database } from '../db/open-database.ts'

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
