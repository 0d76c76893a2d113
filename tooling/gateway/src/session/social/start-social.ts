import type { calls } from '@saola/protocol'
import { challengeMs } from '@saola/rules'
import { limits } from '../../accounts/attempt-limits.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { replyWithCookie } from '../reply-with-cookie.ts'
import { authorizeUrl } from './identity-provider.ts'
import { redirectOf, settingsOf, socialCookie } from './social-settings.ts'
import { deleteExpiredVisits, insertVisit } from './social-store.ts'

/** Begins a social sign-in: where the provider's page is. */
export const startSocial: Handler<typeof calls.session.socialStart> = async (context) => {
  const { services, merchant, input, network, language } = context
  const settings = settingsOf(context, input.provider)
  await takeAttempt(services, `social:address:${network}`, limits.signInPerAddress)
  const secret = (): string => services.randomBytes(32).toString('base64url')
  const visit = { state: secret(), nonce: secret(), codeVerifier: secret(), language }
  const browser = secret()
  const now = services.now()
  await deleteExpiredVisits(services.db, now)
  await insertVisit(services.db, {
    state: visit.state + browser,
    merchantId: merchant.id,
    provider: input.provider,
    codeVerifier: visit.codeVerifier,
    nonce: visit.nonce,
    expiresAt: now + challengeMs,
  })
  const redirectUri = redirectOf({ services, merchant }, input.provider)
  const url = await authorizeUrl(settings, { ...visit, redirectUri }).catch((cause: unknown) => {
    throw new Fault('social.failed', { cause })
  })
  // Who comes back with an answer must be the browser that went: nobody is signed in by a stranger's link.
  return replyWithCookie(
    services,
    { name: socialCookie, value: browser, maxAgeMs: challengeMs },
    {
      authorizeUrl: url,
      state: visit.state,
    },
  )
}
