import type { calls } from '@saola/protocol'
import { challengeMs } from '@saola/rules'
import { limits } from '../../accounts/attempt-limits.ts'
import { findById } from '../../accounts/sign-in-account-store.ts'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { signInAccount } from '../sign-in-account.ts'
import { redeemCode } from './identity-provider.ts'
import { redirectOf, settingsOf, socialCookie } from './social-settings.ts'
import { findSocialAccount, insertTicket, takeVisit } from './social-store.ts'

/** Ends a social sign-in. Who has no account yet is refused with a ticket for `socialRegister`. */
export const loginSocial: Handler<typeof calls.session.socialLogin> = async (context) => {
  const { services, merchant, input, network } = context
  const settings = settingsOf(context, input.provider)
  await takeAttempt(services, `social:address:${network}`, limits.signInPerAddress)
  // A visit opens once, whatever comes of it.
  const visit = await takeVisit(services.db, {
    state: input.state + (context.cookie(socialCookie) ?? ''),
    merchantId: merchant.id,
    provider: input.provider,
    now: services.now(),
  })
  if (!visit) throw new Fault('social.failed')
  const redirectUri = redirectOf(context, input.provider)
  const person = await redeemCode(settings, { ...visit, code: input.code, redirectUri }).catch(
    (cause: unknown) => {
      throw new Fault('social.failed', { cause })
    },
  )
  const accountId = await findSocialAccount(services.db, merchant.id, input.provider, person.subject)
  const account = accountId === undefined ? undefined : await findById(services.db, merchant.id, accountId)
  // A visit that was begun before the account's access was ended is worth nothing (session 42).
  if (account && account.access_ended_at >= visit.expiresAt - challengeMs) throw new Fault('social.failed')
  if (account) return signInAccount(context, account, input.loginDeviceId, 'provider')
  const ticket = services.randomBytes(32).toString('base64url')
  await insertTicket(services.db, {
    ticket,
    merchantId: merchant.id,
    provider: input.provider,
    person,
    expiresAt: services.now() + challengeMs,
  })
  throw new Fault('social.account.missing', {
    value: { ticket, name: person.name ?? '', email: person.email ?? '' },
  })
}
