import type { calls } from '@saola/protocol'
import { stayMs } from '@saola/rules'
import { hashDevice } from '../../accounts/known-places.ts'
import { endsIdle } from '../../db/play-settings.ts'
import { hashToken } from '../../http/caller.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { replyWithCookie } from '../reply-with-cookie.ts'
import { stayCookieOf } from './stay-cookie.ts'
import { deleteEndedStays, insertStay } from '../../accounts/staying/stay-store.ts'

/** Random bytes of the secret of a stay. */
export const staySecretBytes = 32

/** Keeps the browser that asks signed in (session 29). A trial account is everybody's and stays nowhere. */
export const stay: Handler<typeof calls.session.stay> = async (context) => {
  const { account, services, merchant, input, ip, userAgent, region } = context
  // Who leaves a browser alone is signed out there, so that it cannot come back by itself (session 55).
  if (endsIdle(merchant.settings)) throw new Fault('function.not.available')
  const now = services.now()
  const secret = services.randomBytes(staySecretBytes).toString('base64url')
  await services.db.transaction().execute(async (trx) => {
    await deleteEndedStays(trx, account.id, now)
    const isThere = await insertStay(
      trx,
      {
        accountId: account.id,
        publicId: services.randomBytes(9).toString('base64url'),
        secretHash: hashToken(secret),
        deviceHash: hashDevice(account.id, input.loginDeviceId),
        ip,
        userAgent,
        region,
        now,
        expiresAt: now + stayMs,
      },
      account.tokenHash,
    )
    if (!isThere) throw new Fault('login.not.session')
  })
  return replyWithCookie(services, stayCookieOf({ value: secret, maxAgeMs: stayMs }), { until: now + stayMs })
}
