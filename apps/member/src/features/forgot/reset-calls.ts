import { calls } from '@saola/protocol'
import { codeRules, minuteMs } from '@saola/rules'
import { deviceId, type AppContext } from '@saola/shell'
import type { CaptchaProof, CodeSent } from '@saola/sign-in'
import type { Reset, ResetWay } from './check-reset.ts'

/** Sends a code by a way. */
export async function sendResetCode(
  api: AppContext['api'],
  way: ResetWay,
  { captchaToken, captcha, ...typed }: Reset & CaptchaProof,
): Promise<CodeSent> {
  const own = captcha === undefined ? {} : { captcha }
  if (way === 'sms') {
    const proof = { ...own, ...(captchaToken === undefined ? {} : { captchaToken }) }
    const mobileNum = typed.mobileNum.trim()
    return api.send(calls.session.smsReset, { mobileNum, countryDialingCode: '84', ...proof })
  }
  const [username, email] = [typed.username.trim(), typed.email.trim()]
  await api.send(calls.session.forgotByEmail, { username, email, ...own })
  return { expiredMinutes: codeRules.expiryMs / minuteMs }
}

/** Sets the new password by a way; this browser says which it is, so that strangers' guesses do not count for its owner. */
export async function resetPassword(
  { api, storage }: Pick<AppContext, 'api' | 'storage'>,
  way: ResetWay,
  { newPassword, verificationCode, ...typed }: Reset,
): Promise<void> {
  const proof = { newPassword, verificationCode, code: typed.code.trim(), loginDeviceId: deviceId(storage) }
  if (way === 'sms') {
    const mobileNum = typed.mobileNum.trim()
    await api.send(calls.session.resetBySms, { mobileNum, ...proof })
    return
  }
  const [username, email] = [typed.username.trim(), typed.email.trim()]
  await api.send(calls.session.resetByEmail, { username, email, ...proof })
}
