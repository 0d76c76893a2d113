import { accountType, type SignedIn } from '@saola/protocol'
import { sessionEnd } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { idleMsOf } from '../db/play-settings.ts'
import { hashToken } from '../http/caller.ts'
import { Fault } from '../http/fault.ts'
import { recordActivity } from './record-activity.ts'
import { getLatestSignIn, updateLatestSignIn } from './account-store.ts'
import { describeDevice, placeOf } from './describe-device.ts'
import { insertKnownAddress } from './known-place-store.ts'
import { greetDevice, hashDevice, type Visit } from './known-places.ts'
import { checkPlace } from './places/check-place.ts'
import { checkAtSignIn } from './register/check-registered.ts'
import { wakeAtSignIn } from './rest/wake.ts'
import { tellOwner } from './tell-owner.ts'
import { closeExpiredSessions, insertSession } from './session-store.ts'
import type { SignInAccount } from './sign-in-account-store.ts'

/** Random bytes of a token. */
const tokenBytes = 32

/**
 * Begins a session, notes the sign-in, and answers with the token, which is stored only as its hash, and with the
 * sign-in before this one. A browser that the account has not used before is told to its owner. `stayId` is the stay that
 * the session comes of. Refused when the account's access was ended after the proof was begun (session 42).
 */
export async function startSession(
  db: Database,
  account: Omit<SignInAccount, 'password_hash' | 'active_flag'>,
  visit: Visit,
  deviceId?: string,
  stayId: number | null = null,
): Promise<SignedIn> {
  const { services, ip, userAgent, region } = visit
  const token = services.randomBytes(tokenBytes).toString('base64url')
  const now = services.now()
  const before = await getLatestSignIn(db, account.id)
  const tokenHash = hashToken(token)
  const { id, name } = account
  const isWoken = await inTransaction(db, async (trx) => {
    // An end of access and a start of a session take the account's row in turn, so that the end wins once it is there.
    const isNoted = await updateLatestSignIn(trx, account, { now, ip, userAgent, region })
    if (!isNoted) throw new Fault('login.challenge.ended')
    await closeExpiredSessions(trx, account.id, now)
    await insertSession(trx, {
      tokenHash,
      accountId: account.id,
      now,
      expiresAt: sessionEnd({ createdAt: now, idleMs: idleMsOf(visit.merchant.settings) }, now),
      ip,
      userAgent,
      region,
      publicId: services.randomBytes(9).toString('base64url'),
      deviceHash: deviceId ? hashDevice(account.id, deviceId) : null,
      stayId,
    })
    await insertKnownAddress(trx, account.id, ip, now)
    if (account.type === accountType.member) await checkAtSignIn(trx, account.id, now)
    const signedIn = { ...account, merchantId: visit.merchant.id, tokenHash }
    await recordActivity(trx, { account: signedIn, services, ip, region, userAgent }, { kind: 'sign_in' })
    return wakeAtSignIn(trx, { id, name, merchantId: visit.merchant.id }, now)
  })
  if (isWoken) {
    // It waits by now; a notice that got lost changes nothing.
    const { merchant, language } = visit
    const told = { services, merchant, language, ip, userAgent, region, account }
    await tellOwner(told, 'woken').catch((error: unknown) => console.error('[rest]', error))
  }
  if (account.type !== accountType.trial) await greetDevice(db, account.id, visit, deviceId)
  // Others wait for what a transaction holds, and the launch asks too (protection 25).
  if (account.type === accountType.member && !db.isTransaction) {
    await checkPlace({ services, merchant: visit.merchant, account: { id, name, tokenHash }, ip })
  }
  return {
    token,
    id: String(account.id),
    userName: account.name,
    customerType: account.type,
    firstTimeLogin: account.first_login,
    passwordExpired: account.password_expired,
    // A sign-in of which neither browser nor place is known tells nobody whether it was a stranger's.
    ...(before.last_login_at === null || (before.last_login_agent === null && before.last_login_ip === null)
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

/** In the transaction that is under way, or in one of its own. */
function inTransaction<Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
