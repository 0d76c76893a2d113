import type { SignedIn } from '@saola/protocol'
import { signInGate, type AddressCheck } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { CallContext } from '../http/mount.ts'
import { isOn } from '../system/module-switches.ts'
import { isKnownAddress, isKnownDevice } from '../accounts/known-places.ts'
import { isResting } from '../accounts/rest/rest-store.ts'
import { openChallenge } from '../accounts/access/challenge-store.ts'
import { contactsOf } from './challenged-contacts.ts'
import { startSession } from '../accounts/start-session.ts'
import type { SignInAccount } from '../accounts/sign-in-account-store.ts'

/** What somebody has come with. A code or a provider says more of who it is than a password, which may have leaked. */
type FirstProof = 'password' | 'code' | 'provider'

/** What a sign-in knows about its visitor. */
export type Entrance = Pick<
  CallContext<unknown>,
  'services' | 'merchant' | 'ip' | 'userAgent' | 'region' | 'language'
>

/**
 * Lets an account in after its first proof (password, code or provider): at once, or with a second proof when the
 * place is new to it (session 12 and 38). `login.address.unknown` carries the challenge and the ways on offer.
 */
export async function signInAccount(
  entrance: Entrance,
  account: SignInAccount,
  deviceId: string | undefined,
  proof: FirstProof,
): Promise<SignedIn> {
  const { services, merchant, ip } = entrance
  if (account.active_flag !== 1) throw new Fault('us_forbidden_login_error')
  // Who comes back after so long by a password alone is asked as at a new place, where there is a way (member 25).
  const rests = proof === 'password' && (await isResting(services.db, account.id))
  const checkAddress = addressCheck(merchant, proof)
  const step = signInGate({
    login: { firstTimeLogin: account.first_login, passwordExpired: account.password_expired },
    enforceExpiry: isOn(merchant.settings.whitelabel, 'PWDEXPFORCECHANGE3'),
    checkAddress: rests && checkAddress === 'never' ? 'strange' : checkAddress,
    isKnownAddress: !rests && (await isKnownAddress(services.db, account.id, ip)),
    isKnownDevice: !rests && (await isKnownDevice(services.db, account.id, entrance, deviceId)),
    account: await contactsOf(services.db, account.id),
  })
  if (step.kind === 'service') throw new Fault('login.address.service')
  if (step.kind === 'verify') {
    const challenge = await openChallenge(services, account, step.ways)
    throw new Fault('login.address.unknown', { value: { challenge, ways: step.ways } })
  }
  return startSession(services.db, account, entrance, deviceId)
}

function addressCheck({ settings }: Entrance['merchant'], proof: FirstProof): AddressCheck {
  const checks = settings.signIn?.checkAddress
  if (checks !== undefined) return checks ? 'every' : 'never'
  return proof === 'password' ? 'strange' : 'never'
}
