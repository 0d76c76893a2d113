import type { SignedIn } from '@saola/protocol'
import { passwordGate, type PasswordGate } from './password-gate.ts'

/** How somebody proves who they are at a new address (session 12), in the order in which they are offered. */
export const signInWays = ['sms', 'email', 'bank', 'passkey', 'totp'] as const
export type SignInWay = (typeof signInWays)[number]

/** What an account has set up; any part may be missing. */
export type AccountContacts = {
  readonly mobile?: string
  readonly email?: string
  readonly bankAccountName?: string
  readonly hasAuthenticator?: boolean
  readonly hasPasskey?: boolean
}

/**
 * Which places ask for a second proof: every address that is new to the account, those that are new in a browser that is new too
 * (what a merchant does who says nothing), or none.
 */
export type AddressCheck = 'every' | 'strange' | 'never'

/** What a sign-in asks for next. `service` means that the account has no way left but customer service. */
export type SignInStep =
  | { readonly kind: 'verify'; readonly ways: readonly SignInWay[] }
  | { readonly kind: 'service' }
  | { readonly kind: 'change-password'; readonly reason: PasswordGate }
  | { readonly kind: 'open' }

/**
 * The ways that an account can use. The caller may not pick the weakest (session 38, 46): what guards the account, a passkey or an
 * authenticator with its recovery codes, is the only way, and the name on the bank account, which others may know, counts where
 * nothing else is set up.
 */
export function waysOf(account: AccountContacts): SignInWay[] {
  if (isGuarded(account)) return account.hasPasskey === true ? ['passkey', 'totp'] : ['totp']
  const has: Readonly<Record<SignInWay, boolean>> = {
    sms: isFilled(account.mobile),
    email: isFilled(account.email),
    bank: !isFilled(account.mobile) && !isFilled(account.email) && isFilled(account.bankAccountName),
    passkey: false,
    totp: false,
  }
  return signInWays.filter((way) => has[way])
}

/**
 * What a sign-in with the right password asks for next: first proof at a new place, by one of the ways of `waysOf`, then a
 * new password (first time, or expired where that is enforced), then nothing. Which places are new the merchant says (session 12);
 * an address or a browser is for an account with an authenticator or a passkey, whatever the merchant says (session 38, 46).
 * A merchant who says nothing sends nobody to customer service who has no way to prove himself.
 */
export function signInGate(attempt: {
  readonly login: Pick<SignedIn, 'firstTimeLogin' | 'passwordExpired'>
  readonly enforceExpiry: boolean
  readonly checkAddress: AddressCheck
  readonly isKnownAddress: boolean
  readonly isKnownDevice: boolean
  /** Whether this attempt has passed the proof already. */
  readonly isVerified?: boolean
  readonly account: AccountContacts
}): SignInStep {
  const { account, checkAddress } = attempt
  if (isNewPlace(attempt) && attempt.isVerified !== true) {
    const ways = waysOf(account)
    if (ways.length > 0) return { kind: 'verify', ways }
    if (checkAddress === 'every') return { kind: 'service' }
  }
  const reason = passwordGate(attempt.login, attempt.enforceExpiry)
  return reason === undefined ? { kind: 'open' } : { kind: 'change-password', reason }
}

function isNewPlace({
  account,
  checkAddress,
  isKnownAddress,
  isKnownDevice,
}: Pick<
  Parameters<typeof signInGate>[0],
  'account' | 'checkAddress' | 'isKnownAddress' | 'isKnownDevice'
>): boolean {
  if (isGuarded(account)) return !(isKnownAddress && isKnownDevice)
  if (checkAddress === 'never' || isKnownAddress) return false
  return checkAddress === 'every' || !isKnownDevice
}

function isGuarded({ hasAuthenticator, hasPasskey }: AccountContacts): boolean {
  return hasAuthenticator === true || hasPasskey === true
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}
