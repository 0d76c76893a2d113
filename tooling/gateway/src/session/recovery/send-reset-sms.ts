import type { calls } from '@saola/protocol'
import { limits } from '../../accounts/attempt-limits.ts'
import { sendCode } from '../../accounts/codes/verification-codes.ts'
import { requirePhone } from '../../accounts/require-phone.ts'
import { requireCaptcha } from '../captcha/captcha-store.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'

/** Sends a code for a new password to a phone, whether or not somebody has it. */
export const sendResetSms: Handler<typeof calls.session.smsReset> = async (context) => {
  const { services, merchant, input, network, language } = context
  await takeAttempt(services, `code:address:${network}`, limits.codesPerAddress)
  const recipient = requirePhone(input.mobileNum)
  return sendCode(services, {
    merchantId: merchant.id,
    purpose: 'reset',
    channel: 'sms',
    recipient,
    language,
    network,
    requireCaptcha: () => requireCaptcha(context, input.captcha),
    proof: input.captchaToken,
  })
}
