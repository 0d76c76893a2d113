import type { calls } from '@saola/protocol'
import { limits } from '../accounts/attempt-limits.ts'
import { sendCode } from '../accounts/codes/verification-codes.ts'
import { requirePhone } from '../accounts/require-phone.ts'
import { requireCaptcha } from './captcha/captcha-store.ts'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { requireModule } from '../system/module-switches.ts'

/** Sends a sign-in code; whether the number has an account changes nothing that a stranger could see. */
export const sendLoginCode: Handler<typeof calls.session.smsNoLogin> = async (context) => {
  const { services, merchant, input, network, language } = context
  requireModule(merchant.settings.whitelabel, 'MOBILEVERCODELOGIN3')
  await takeAttempt(services, `code:address:${network}`, limits.codesPerAddress)
  const recipient = requirePhone(input.mobileNum)
  return sendCode(services, {
    merchantId: merchant.id,
    purpose: 'login',
    channel: 'sms',
    recipient,
    language,
    network,
    requireCaptcha: () => requireCaptcha(context, input.captcha),
    ...(input.captchaToken && { proof: input.captchaToken }),
  })
}
