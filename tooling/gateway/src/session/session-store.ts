import type { SignedIn } from '@saola/protocol'
import type { Database } from '../db/open-database.ts'
import { hashToken, sessionMs } from '../http/caller.ts'
import type { CallContext } from '../http/mount.ts'

/** Random bytes of a token. */
const tokenBytes = 32

type Visit = Pick<CallContext<unknown>, 'house' | 'ip' | 'userAgent'>

/** An account as signing in needs it. */
export type SignInAccount = {
  id: number
  name: string
  type: number
  password_hash: string
  active_flag: number
  first_login: boolean
  password_expired: boolean
}

/** The account of a name, whatever its state. */
export async function findByName(
  db: Database,
  merchantId: number,
  name: string,
): Promise<SignInAccount | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'type', 'password_hash', 'active_flag', 'first_login', 'password_expired'])
    .where('merchant_id', '=', merchantId)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Begins a session, notes the sign-in, and answers with the token, which is stored only as its hash. */
export async function startSession(
  db: Database,
  account: Omit<SignInAccount, 'password_hash' | 'active_flag'>,
  { house, ip, userAgent }: Visit,
): Promise<SignedIn> {
  const token = house.randomBytes(tokenBytes).toString('base64url')
  const now = house.now()
  await db.deleteFrom('session').where('account_id', '=', account.id).where('expires_at', '<=', now).execute()
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_id: account.id,
      created_at: now,
      expires_at: now + sessionMs,
      ip,
      user_agent: userAgent,
    })
    .execute()
  await db
    .updateTable('account')
    .set({ last_login_at: now, last_login_ip: ip })
    .where('id', '=', account.id)
    .execute()
  return {
    token,
    id: String(account.id),
    userName: account.name,
    customerType: account.type,
    firstTimeLogin: account.first_login,
    passwordExpired: account.password_expired,
  }
}

/** Ends one session. */
export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of an account but one. */
export async function endOtherSessions(db: Database, accountId: number, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .execute()
}
