import type { calls } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { refuseWait, takeAttempt } from '../http/take-attempt.ts'
import { requireCaptcha } from './captcha-store.ts'
import { captchaAfter, limits } from './limits.ts'
import { verifyPassword } from './password.ts'
import { findByName, startSession } from './session-store.ts'

/**
 * Signs in by user name. An unknown name costs the same work and gives the same answer as a wrong password. From the
 * third wrong password on a captcha is needed; attempts are counted per name and per address.
 */
export const login: Handler<typeof calls.session.login> = async (context) => {
  const { input, house, merchant, ip } = context
  if (input.type === 'sms') throw new Fault('function.not.available')
  const name = input.username.trim().toLowerCase()
  const accountKey = `sign-in:account:${merchant.id}:${name}`
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
    throw new Fault('login.wrong.credentials', needsCaptcha ? { value: { captcha: true } } : {})
  }
  if (account.active_flag !== 1) throw new Fault('us_forbidden_login_error')
  await house.limiter.forget(accountKey)
  await house.limiter.giveBack(addressKey)
  return startSession(house.db, account, context)
}
