import { accountType, sessionMs, type SignedIn } from '@saola/protocol'
import type { Database } from '../db/open-database.ts'
import { hashToken } from '../http/caller.ts'
import { describeDevice, placeOf } from './describe-device.ts'
import { greetDevice, hashDevice, rememberAddress, type Visit } from './known-places.ts'

/** Random bytes of a token. */
const tokenBytes = 32

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
  return signInAccounts(db, merchantId).where('name', '=', name).executeTakeFirst()
}

/**
 * The account that a phone number in E.164 opens: one whose owner has proved the number by a code. A number that was
 * only written into a form may be anybody's, so it opens nothing.
 */
export async function findByProvedMobile(
  db: Database,
  merchantId: number,
  mobile: string,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db, merchantId)
    .where('mobile', '=', mobile)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst()
}

/** The account that has a phone number in E.164 to itself, proved or not. */
export async function findByMobile(
  db: Database,
  merchantId: number,
  mobile: string,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db, merchantId).where('mobile', '=', mobile).executeTakeFirst()
}

/** The account of a mail address in lower case. */
export async function findByEmail(
  db: Database,
  merchantId: number,
  email: string,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db, merchantId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
}

/** The account of an id. */
export async function findById(
  db: Database,
  merchantId: number,
  id: number,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db, merchantId).where('id', '=', id).executeTakeFirst()
}

function signInAccounts(db: Database, merchantId: number) {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'type', 'password_hash', 'active_flag', 'first_login', 'password_expired'])
    .where('merchant_id', '=', merchantId)
}

/**
 * Begins a session, notes the sign-in, and answers with the token, which is stored only as its hash, and with the
 * sign-in before this one. A browser that the account has not used before is told to its owner.
 */
export async function startSession(
  db: Database,
  account: Omit<SignInAccount, 'password_hash' | 'active_flag'>,
  visit: Visit,
  deviceId?: string,
): Promise<SignedIn> {
  const { house, ip, userAgent } = visit
  const token = house.randomBytes(tokenBytes).toString('base64url')
  const now = house.now()
  const before = await db
    .selectFrom('account')
    .select(['last_login_at', 'last_login_agent', 'last_login_region', 'last_login_ip'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
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
      region: visit.region,
      public_id: house.randomBytes(9).toString('base64url'),
      last_seen_at: now,
      device_hash: deviceId ? hashDevice(account.id, deviceId) : null,
    })
    .execute()
  await db
    .updateTable('account')
    .set({
      last_login_at: now,
      last_login_ip: ip,
      last_login_agent: userAgent,
      last_login_region: visit.region,
    })
    .where('id', '=', account.id)
    .execute()
  await rememberAddress(db, account.id, ip, now)
  if (account.type !== accountType.trial) await greetDevice(db, account.id, visit, deviceId)
  return {
    token,
    id: String(account.id),
    userName: account.name,
    customerType: account.type,
    firstTimeLogin: account.first_login,
    passwordExpired: account.password_expired,
    ...(before.last_login_at === null
      ? {}
      : {
          lastSignIn: {
            at: before.last_login_at,
            device: describeDevice(before.last_login_agent ?? ''),
            place: placeOf(before.last_login_region, before.last_login_ip),
          },
        }),
  }
}

/** Ends one session. */
export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of an account but one, and answers how many that were. */
export async function endOtherSessions(db: Database, accountId: number, tokenHash: string): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .executeTakeFirst()
  return Number(ended.numDeletedRows)
}
