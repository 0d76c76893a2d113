import { hashPassword, isOutdated, verifyPassword } from '../accounts/password.ts'
import type { calls, SignedIn } from '@saola/protocol'
import { signInDoor, signInName } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { Handler } from '../http/mount.ts'
import { refuseWait, takeAttempt } from '../http/take-attempt.ts'
import { requireCaptcha } from './captcha/captcha-store.ts'
import { signInAccount } from './sign-in-account.ts'
import { limits } from '../accounts/attempt-limits.ts'
import { loginBySms } from './login-by-sms.ts'
import { findByName, renewPasswordHash } from '../accounts/sign-in-account-store.ts'

/**
 * Signs in by name and password, or by a code sent to the phone. An unknown name costs the same work and gives the same
 * answer as a wrong password. From the third wrong password on a captcha is needed; attempts are counted per name and
 * per address.
 */
export const login: Handler<typeof calls.session.login> = async (context): Promise<SignedIn> => {
  const { input, services, merchant, network } = context
  if (input.type === 'sms') return loginBySms(context)
  const name = signInName(input.username)
  const accountKey = signInKey(merchant.id, name)
  const addressKey = `sign-in:address:${network}`

  await takeAttempt(services, addressKey, limits.signInPerAddress)
  const before = await services.limiter.look(accountKey)
  refuseWait(before.waitMs)
  if (signInDoor(before.count) === 'captcha') await requireCaptcha(context, input.captcha)
  await takeAttempt(services, accountKey, limits.signInPerAccount)

  const account = await findByName(services.db, merchant.id, name)
  const isRight = await verifyPassword(account?.password_hash, input.password)
  if (!account || !isRight) {
    const { count } = await services.limiter.look(accountKey)
    const needsCaptcha = signInDoor(count) === 'captcha'
    const mayTell = merchant.settings.signIn?.mayTellWhoExists === true
    throw new Fault(!account && mayTell ? 'USER_NOT_EXIST' : 'login.wrong.credentials', {
      ...(needsCaptcha && { value: { captcha: true } }),
    })
  }
  await services.limiter.forget(accountKey)
  await services.limiter.giveBack(addressKey)
  if (isOutdated(account.password_hash)) {
    const renewed = await hashPassword(input.password, services.randomBytes)
    await renewPasswordHash(services.db, account, renewed)
  }
  return signInAccount(context, account, input.loginDeviceId)
}

/** Under which wrong passwords for a name are counted. */
export function signInKey(merchantId: number, name: string): string {
  return `sign-in:account:${merchantId}:${name}`
}
