import { requirePhone } from '../accounts/require-phone.ts'
import type { calls, CallRequest, SignedIn } from '@saola/protocol'
import { Fault } from '../http/fault.ts'
import type { CallContext } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { useCode } from '../accounts/codes/verification-codes.ts'
import { readGuesser } from '../accounts/guesses/guesser.ts'
import { requireModule } from '../system/module-switches.ts'
import { signInAddressKey } from './captcha/captcha-store.ts'
import { noteFailedSignIn } from './note-failed-sign-in.ts'
import { signInAccount } from './sign-in-account.ts'
import { limits } from '../accounts/attempt-limits.ts'
import { findByProvedMobile } from '../accounts/sign-in-account-store.ts'

type Login = CallContext<CallRequest<typeof calls.session.login>>

/** Signs in by a code that was sent to the account's phone (MOBILEVERCODELOGIN3). */
export async function loginBySms(context: Login): Promise<SignedIn> {
  const { services, merchant, input, network } = context
  requireModule(merchant.settings.whitelabel, 'MOBILEVERCODELOGIN3')
  await takeAttempt(services, signInAddressKey(network), limits.signInPerAddress)
  const recipient = requirePhone(input.username)
  const account = await findByProvedMobile(services.db, merchant.id, recipient)
  await useCode(
    services,
    { merchantId: merchant.id, purpose: 'login', channel: 'sms', recipient },
    input.password,
    await readGuesser(context, account?.id, input.loginDeviceId),
  ).catch(async (error: unknown) => {
    await noteFailedSignIn(context, { account, way: 'sms' })
    throw error
  })
  // A code is sent to any number, so only its holder learns here that there is no account to open by it.
  if (!account) throw new Fault('social.account.missing')
  await services.limiter.giveBack(signInAddressKey(network))
  return signInAccount(context, account, input.loginDeviceId, 'code')
}
