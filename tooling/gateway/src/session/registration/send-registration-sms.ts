import { requirePhone } from '../../accounts/require-phone.ts'
import type { calls } from '@saola/protocol'
import { requireCaptcha } from '../captcha/captcha-store.ts'
import type { Handler } from '../../http/mount.ts'
import { takeAttempt } from '../../http/take-attempt.ts'
import { sendCode } from '../../accounts/codes/verification-codes.ts'
import { Fault } from '../../http/fault.ts'
import { isOn } from '../../system/module-switches.ts'
import { limits } from '../../accounts/attempt-limits.ts'

/** Sends a registration code by SMS, where some way of registration asks for one. */
export const sendRegistrationSms: Handler<typeof calls.session.smsRegister> = async (context) => {
  const { services, merchant, input, network, language } = context
  const { whitelabel } = merchant.settings
  if (!isOn(whitelabel, 'MOBILENUMREG3') && !isOn(whitelabel, 'REGMOBVERF3')) {
    throw new Fault('function.not.available')
  }
  await takeAttempt(services, `code:address:${network}`, limits.codesPerAddress)
  const recipient = requirePhone(input.mobileNo, 'mobileNum')
  return sendCode(services, {
    merchantId: merchant.id,
    purpose: 'register',
    channel: 'sms',
    recipient,
    language,
    network,
    requireCaptcha: () => requireCaptcha(context, input.captcha),
    ...(input.captchaToken && { proof: input.captchaToken }),
  })
}
