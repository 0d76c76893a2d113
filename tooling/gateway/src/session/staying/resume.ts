import type { calls } from '@saola/protocol'
import { staySecretGraceMs } from '@saola/rules'
import { isGuarded } from '../../accounts/authenticator/guard-store.ts'
import { getContacts } from '../../accounts/contact-store.ts'
import { hashDevice, isElsewhere, isKnownAddress } from '../../accounts/known-places.ts'
import { limits } from '../../accounts/attempt-limits.ts'
import { findById, type SignInAccount } from '../../accounts/sign-in-account-store.ts'
import { startSession } from '../../accounts/start-session.ts'
import type { Database } from '../../db/database.ts'
import { endsIdle } from '../../db/play-settings.ts'
import { hashToken } from '../../http/caller.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { replyWithCookie } from '../reply-with-cookie.ts'
import type { Entrance } from '../sign-in-account.ts'
import { staySecretBytes } from './stay.ts'
import { stayCookie, stayCookieOf } from './stay-cookie.ts'
import { endStay, lockStay, turnSecret, type Stay } from '../../accounts/staying/stay-store.ts'

/** What a secret opens: an account by its stay, with the secret for the next visit where it has turned. */
type Opened = { stay: Stay; account: SignInAccount; next?: string }

/** Signs a browser in again that stays signed in (session 30). */
export const resume: Handler<typeof calls.session.resume> = async (context) => {
  const { services, merchant, network, input } = context
  const secret = context.cookie(stayCookie)
  if (secret === undefined || secret === '') return {}
  if (endsIdle(merchant.settings)) return replyWithCookie(services, stayCookieOf(), {})
  await takeAttempt(services, `resume:address:${network}`, limits.signInPerAddress)
  const opened = await services.db
    .transaction()
    .execute((trx) => openStay(trx, context, hashToken(secret), input.loginDeviceId))
  if (opened === 'over') return replyWithCookie(services, stayCookieOf(), {})
  if (opened === 'nobody') return {}
  const { stay, account, next } = opened
  // Its owner has seen this stay begin, so the sign-in before it is no news.
  const { lastSignIn: _, ...signedIn } = await startSession(
    services.db,
    account,
    context,
    input.loginDeviceId,
    stay.id,
  )
  if (next === undefined) return { signedIn }
  const cookie = stayCookieOf({ value: next, maxAgeMs: stay.expiresAt - services.now() })
  return replyWithCookie(services, cookie, { signedIn })
}

async function openStay(
  trx: Database,
  { services, merchant, ip, userAgent }: Entrance,
  secretHash: string,
  deviceId: string,
): Promise<Opened | 'over' | 'nobody'> {
  const now = services.now()
  const stay = await lockStay(trx, secretHash)
  if (!stay) return 'over'
  if (isMisused(stay, secretHash, deviceId, now)) {
    await endStay(trx, stay.id, now)
    return 'over'
  }
  const account = await findById(trx, merchant.id, stay.accountId)
  if (account?.active_flag !== 1) return 'nobody'
  // An address that is new to the account asks for a second proof, which a stay has not given (session 12 and 38).
  const checksAddress = merchant.settings.signIn?.checkAddress === true || (await isGuarded(trx, account.id))
  if (checksAddress && !(await isKnownAddress(trx, account.id, ip))) return 'nobody'
  if (isElsewhere(stay, { ip, userAgent }) && (await hasSecondFactor(trx, account.id))) return 'nobody'
  if (secretHash !== stay.secretHash) return { stay, account }
  const next = services.randomBytes(staySecretBytes).toString('base64url')
  await turnSecret(trx, stay, { secretHash: hashToken(next), now, ip, userAgent })
  return { stay, account, next }
}

/** Over, from another browser, or a secret whose turn has passed: somebody has copied it. */
function isMisused(stay: Stay, secretHash: string, deviceId: string, now: number): boolean {
  if (stay.expiresAt <= now) return true
  if (stay.deviceHash !== hashDevice(stay.accountId, deviceId)) return true
  return secretHash !== stay.secretHash && now - stay.turnedAt > staySecretGraceMs
}

/** Whether an account could prove itself once more: by its authenticator or passkey, or by a phone or mailbox that it has proved. */
async function hasSecondFactor(trx: Database, accountId: number): Promise<boolean> {
  const { mobileVerifiedAt, emailVerifiedAt } = await getContacts(trx, accountId)
  return mobileVerifiedAt !== null || emailVerifiedAt !== null || (await isGuarded(trx, accountId))
}
