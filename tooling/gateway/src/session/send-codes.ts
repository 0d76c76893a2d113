import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { sendCode } from '../outbox/verification-codes.ts'
import { Fault } from '../http/fault.ts'
import { readEmail } from './read-email.ts'
import { isOn, requireModule } from '../system/module-switches.ts'
import { limits } from './limits.ts'
import { requirePhone } from './login-by-sms.ts'

/** Sends a registration code by SMS, where some way of registration asks for one. */
export const sendRegistrationSms: Handler<typeof calls.session.smsRegister> = async (context) => {
  const { house, merchant, input, ip, language } = context
  const { whitelabel } = merchant.settings
  if (!isOn(whitelabel, 'MOBILENUMREG3') && !isOn(whitelabel, 'REGMOBVERF3')) {
    throw new Fault('function.not.available')
  }
  await takeAttempt(house, `code:address:${ip}`, limits.codesPerAddress)
  const recipient = requirePhone(input.mobileNo, 'mobileNum')
  return sendCode(house, {
    merchantId: merchant.id,
    purpose: 'register',
    channel: 'sms',
    recipient,
    language,
    ...(input.captchaToken && { proof: input.captchaToken }),
  })
}

/** Sends a registration code by mail (EMAILREG3). */
export const sendRegistrationMail: Handler<typeof calls.session.emailRegister> = async (context) => {
  const { house, merchant, input, ip, language } = context
  requireModule(merchant.settings.whitelabel, 'EMAILREG3')
  await takeAttempt(house, `code:address:${ip}`, limits.codesPerAddress)
  const recipient = readEmail(input.email, language)
  return sendCode(house, {
    merchantId: merchant.id,
    purpose: 'register',
    channel: 'email',
    recipient,
    language,
  })
}
