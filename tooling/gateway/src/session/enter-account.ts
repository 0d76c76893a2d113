import type { SignedIn } from '@saola/protocol'
import { signInGate, type AccountContacts } from '@saola/rules'
import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import type { CallContext } from '../http/mount.ts'
import { hasAuthenticator } from '../member/check-authenticator.ts'
import { isOn } from '../system/module-switches.ts'
import { isKnownAddress } from './known-places.ts'
import { openChallenge } from './sign-in-challenge.ts'
import { startSession, type SignInAccount } from './session-store.ts'

/** What a sign-in knows about its visitor. */
export type Entrance = Pick<
  CallContext<unknown>,
  'house' | 'merchant' | 'ip' | 'userAgent' | 'region' | 'language'
>

/**
 * Lets an account in after its first proof (password, code or provider): at once, or with a second proof when the
 * address is new to it (specification 4). `login.address.unknown` carries the challenge and the ways on offer.
 */
export async function enterAccount(
  entrance: Entrance,
  account: SignInAccount,
  deviceId: string | undefined,
): Promise<SignedIn> {
  const { house, merchant, ip } = entrance
  if (account.active_flag !== 1) throw new Fault('us_forbidden_login_error')
  const checkAddress = merchant.settings.signIn?.checkAddress ?? false
  const step = signInGate({
    login: { firstTimeLogin: account.first_login, passwordExpired: account.password_expired },
    enforceExpiry: isOn(merchant.settings.whitelabel, 'PWDEXPFORCECHANGE3'),
    checkAddress,
    isKnownAddress: checkAddress && (await isKnownAddress(house.db, account.id, ip)),
    account: checkAddress ? await contactsOf(house.db, account.id) : {},
  })
  if (step.kind === 'service') throw new Fault('login.address.service')
  if (step.kind === 'verify') {
    const challenge = await openChallenge(house, account.id, step.ways)
    throw new Fault('login.address.unknown', { value: { challenge, ways: step.ways } })
  }
  return startSession(house.db, account, entrance, deviceId)
}

/** The account's own contacts, as far as they can prove who somebody is. */
export async function contactsOf(db: Database, accountId: number): Promise<AccountContacts> {
  const row = await db
    .selectFrom('account')
    .select(['mobile', 'email', 'real_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    ...(row.mobile === null ? {} : { mobile: row.mobile }),
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.real_name === null ? {} : { bankAccountName: row.real_name }),
    hasAuthenticator: await hasAuthenticator(db, accountId),
  }
}
