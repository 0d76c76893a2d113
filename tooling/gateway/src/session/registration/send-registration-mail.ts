import type { calls } from '@saola/protocol'
import { requireCaptcha } from '../captcha/captcha-store.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { sendCode } from '../../accounts/codes/verification-codes.ts'
import { readEmail } from '../../accounts/read-email.ts'
import { requireModule } from '../../system/module-switches.ts'
import { limits } from '../../accounts/attempt-limits.ts'

/** Sends a registration code by mail (EMAILREG3). */
export const sendRegistrationMail: Handler<typeof calls.session.emailRegister> = async (context) => {
  const { services, merchant, input, network, language } = context
  requireModule(merchant.settings.whitelabel, 'EMAILREG3')
  await takeAttempt(services, `code:address:${network}`, limits.codesPerAddress)
  const recipient = readEmail(input.email, language)
  return sendCode(services, {
    merchantId: merchant.id,
    purpose: 'register',
    channel: 'email',
    recipient,
    language,
    network,
    requireCaptcha: () => requireCaptcha(context, input.captcha),
  })
}
