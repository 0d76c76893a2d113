import type { calls, CallRequest, SignedIn } from '@saola/protocol'
import { vietnamesePhone } from '@saola/validation'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { sendCode, useCode } from '../outbox/verification-codes.ts'
import { requireModule } from '../system/module-switches.ts'
import { enterAccount } from './enter-account.ts'
import { limits } from './limits.ts'
import { findByProvedMobile } from './session-store.ts'

type Login = CallContext<CallRequest<typeof calls.session.login>>

/** Signs in by a code that was sent to the account's phone (MOBILEVERCODELOGIN3). */
export async function loginBySms(context: Login): Promise<SignedIn> {
  const { house, merchant, input, ip } = context
  requireModule(merchant.settings.whitelabel, 'MOBILEVERCODELOGIN3')
  await takeAttempt(house, `sign-in:address:${ip}`, limits.signInPerAddress)
  const recipient = requirePhone(input.username)
  await useCode(
    house,
    { merchantId: merchant.id, purpose: 'login', channel: 'sms', recipient },
    input.password,
  )
  const account = await findByProvedMobile(house.db, merchant.id, recipient)
  // A code is sent to any number, so only its holder learns here that there is no account to open by it.
  if (!account) throw new Fault('social.account.missing')
  await house.limiter.giveBack(`sign-in:address:${ip}`)
  return enterAccount(context, account, input.loginDeviceId)
}

/** Sends a sign-in code; whether the number has an account changes nothing that a stranger could see. */
export const sendLoginCode: Handler<typeof calls.session.smsNoLogin> = async (context) => {
  const { house, merchant, input, ip, language } = context
  requireModule(merchant.settings.whitelabel, 'MOBILEVERCODELOGIN3')
  await takeAttempt(house, `code:address:${ip}`, limits.codesPerAddress)
  const recipient = requirePhone(input.mobileNum)
  return sendCode(house, {
    merchantId: merchant.id,
    purpose: 'login',
    channel: 'sms',
    recipient,
    language,
    ...(input.captchaToken && { proof: input.captchaToken }),
  })
}

/** The number in E.164, or the refusals of specification 8. */
export function requirePhone(typed: string, field = 'mobileNum'): string {
  if (typed.trim() === '') throw new Fault('phone.missing-phone-number', { field })
  const phone = vietnamesePhone(typed)
  if (!phone) throw new Fault('phone.invalid-phone-number', { field })
  return phone
}
