import type { calls, SignedIn } from '@saola/protocol'
import { vietnamesePhone } from '@saola/validation'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { refuseWait, takeAttempt } from '../http/take-attempt.ts'
import { requireCaptcha } from './captcha-store.ts'
import { enterAccount } from './enter-account.ts'
import { captchaAfter, limits } from './limits.ts'
import { loginBySms } from './login-by-sms.ts'
import { verifyPassword } from './password.ts'
import { findByName } from './session-store.ts'

/**
 * Signs in by name and password, or by a code sent to the phone. An unknown name costs the same work and gives the same
 * answer as a wrong password. From the third wrong password on a captcha is needed; attempts are counted per name and
 * per address.
 */
export const login: Handler<typeof calls.session.login> = async (context): Promise<SignedIn> => {
  const { input, house, merchant, ip } = context
  if (input.type === 'sms') return loginBySms(context)
  const name = signInName(input.username)
  const accountKey = signInKey(merchant.id, name)
  const addressKey = `sign-in:address:${ip}`

  await takeAttempt(house, addressKey, limits.signInPerAddress)
  const before = await house.limiter.look(accountKey)
  refuseWait(before.waitMs)
  if (before.count >= captchaAfter) await requireCaptcha(context, input.captcha)
  await takeAttempt(house, accountKey, limits.signInPerAccount)

  const account = await findByName(house.db, merchant.id, name)
  const isRight = await verifyPassword(account?.password_hash, input.password)
  if (!account || !isRight) {
    const { count } = await house.limiter.look(accountKey)
    const needsCaptcha = count >= captchaAfter
    const mayTell = merchant.settings.signIn?.mayTellWhoExists === true
    throw new Fault(!account && mayTell ? 'USER_NOT_EXIST' : 'login.wrong.credentials', {
      ...(needsCaptcha && { value: { captcha: true } }),
    })
  }
  await house.limiter.forget(accountKey)
  await house.limiter.giveBack(addressKey)
  return enterAccount(context, account, input.loginDeviceId)
}

/** Under which wrong passwords for a name are counted. */
export function signInKey(merchantId: number, name: string): string {
  return `sign-in:account:${merchantId}:${name}`
}

/** A name as it is stored; who registered by phone may type the number in any form. */
export function signInName(typed: string): string {
  const phone = vietnamesePhone(typed)
  return phone ? phone.replace('+84', '0') : typed.trim().toLowerCase()
}
