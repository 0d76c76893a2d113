import { calls } from '@saola/protocol'
import { codeRules, minuteMs } from '@saola/rules'
import type { AppContext } from '@saola/shell'
import type { CaptchaProof, CodeSent } from '@saola/sign-in'
import type { Reset, ResetWay } from './check-reset.ts'

/** Sends a code by a way. */
export async function sendResetCode(
  api: AppContext['api'],
  way: ResetWay,
  { captchaToken, ...typed }: Reset & CaptchaProof,
): Promise<CodeSent> {
  if (way === 'sms') {
    const mobileNum = typed.mobileNum.trim()
    const proof = captchaToken === undefined ? {} : { captchaToken }
    return api.send(calls.session.smsReset, { mobileNum, countryDialingCode: '84', ...proof })
  }
  await api.send(calls.session.forgotByEmail, { username: typed.username.trim(), email: typed.email.trim() })
  return { expiredMinutes: codeRules.expiryMs / minuteMs }
}

/** Sets the new password by a way. */
export async function resetPassword(api: AppContext['api'], way: ResetWay, typed: Reset): Promise<void> {
  const { newPassword, verificationCode } = typed
  const code = typed.code.trim()
  if (way === 'sms') {
    const mobileNum = typed.mobileNum.trim()
    await api.send(calls.session.resetBySms, { mobileNum, newPassword, verificationCode, code })
    return
  }
  const [username, email] = [typed.username.trim(), typed.email.trim()]
  await api.send(calls.session.resetByEmail, { username, email, newPassword, verificationCode, code })
}
