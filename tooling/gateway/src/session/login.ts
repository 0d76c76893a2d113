import type { calls, SignedIn } from '@saola/protocol'
import { signInDoor, signInName } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { CallContext, Handler } from '../http/mount.ts'
import { readGuesser, strangers } from '../accounts/guesses/guesser.ts'
import { refuseWait, takeAttempt } from '../http/take-attempt.ts'
import { requireCaptcha, signInAddressKey } from './captcha/captcha-store.ts'
import { noteFailedSignIn } from './note-failed-sign-in.ts'
import { signInAccount } from './sign-in-account.ts'
import { limits } from '../accounts/attempt-limits.ts'
import { loginBySms } from './login-by-sms.ts'
import { findByName, renewPasswordHash } from '../accounts/sign-in-account-store.ts'

/**
 * Signs in by name and password, or by a code sent to the phone. An unknown name costs the same work and gives the same
 * answer as a wrong password. Wrong passwords for a name are counted where they come from (session 45): after ten that place waits,
 * and nobody else. From the third on a captcha is needed there; all strangers count together for that.
 */
export const login: Handler<typeof calls.session.login> = async (context): Promise<SignedIn> => {
  const { input, services, merchant, network } = context
  const { limiter } = services
  if (input.type === 'sms') return loginBySms(context)
  const name = signInName(input.username)
  const account = await findByName(services.db, merchant.id, name)
  const { place, isAtHome } = await readGuesser(context, account?.id, input.loginDeviceId)
  const own = signInKey(merchant.id, name, place)
  const shared = signInKey(merchant.id, name, strangers)
  const addressKey = signInAddressKey(network)
  // A browser that the account knows does not wait for its neighbours.
  const isKnownDevice = place !== network
  const wrongSoFar = async (): Promise<number> =>
    Math.max((await limiter.look(own)).count, isAtHome ? 0 : (await limiter.look(shared)).count)

  if (!isKnownDevice) await takeAttempt(services, addressKey, limits.signInPerAddress)
  refuseWait((await limiter.look(own)).waitMs)
  if (signInDoor(await wrongSoFar()) === 'captcha') await requireCaptcha(context, input.captcha)
  await takeAttempt(services, own, limits.signInPerAccount)
  // What strangers do together asks them for a captcha, and makes nobody wait.
  if (!isAtHome) await limiter.take(shared, limits.strangersPerAccount)

  const isRight = await services.passwords.verify(account?.password_hash, input.password)
  if (!account || !isRight) {
    await noteFailedSignIn(context, { account, way: 'password' })
    const needsCaptcha = signInDoor(await wrongSoFar()) === 'captcha'
    const mayTell = merchant.settings.signIn?.mayTellWhoExists === true
    throw new Fault(!account && mayTell ? 'USER_NOT_EXIST' : 'login.wrong.credentials', {
      ...(needsCaptcha && { value: { captcha: true } }),
    })
  }
  await limiter.forget(own)
  if (!isAtHome) await limiter.forget(shared)
  if (!isKnownDevice) await limiter.giveBack(addressKey)
  if (services.passwords.isOutdated(account.password_hash)) {
    const renewed = await services.passwords.hash(input.password)
    await renewPasswordHash(services.db, account, renewed)
  }
  return signInAccount(context, account, input.loginDeviceId, 'password')
}

/** Forgets the wrong passwords for a name from a network, and those of all strangers: the password is another one now. */
export async function forgetWrongPasswords(
  { services, merchant, network }: Pick<CallContext<unknown>, 'services' | 'merchant' | 'network'>,
  name: string,
): Promise<void> {
  await services.limiter.forget(signInKey(merchant.id, name, network))
  await services.limiter.forget(signInKey(merchant.id, name, strangers))
}

/** Under which wrong passwords for a name from a place are counted. */
function signInKey(merchantId: number, name: string, place: string): string {
  return `sign-in:account:${merchantId}:${name}:${place}`
}
