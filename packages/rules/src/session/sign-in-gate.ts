import type { SignedIn } from '@saola/protocol'
import { passwordGate, type PasswordGate } from './password-gate.ts'

/** How somebody proves who they are at a new address (session 12), in the order in which they are offered. */
export const signInWays = ['sms', 'email', 'bank', 'totp'] as const
export type SignInWay = (typeof signInWays)[number]

/** What an account has set up; any part may be missing. */
export type AccountContacts = {
  readonly mobile?: string
  readonly email?: string
  readonly bankAccountName?: string
  readonly hasAuthenticator?: boolean
}

/** What a sign-in asks for next. `service` means that the account has no way left but customer service. */
export type SignInStep =
  | { readonly kind: 'verify'; readonly ways: readonly SignInWay[] }
  | { readonly kind: 'service' }
  | { readonly kind: 'change-password'; readonly reason: PasswordGate }
  | { readonly kind: 'open' }

/**
 * The ways that an account can use. The caller may not pick the weakest (session 38): an authenticator that is on is the only
 * way, and the name on the bank account, which others may know, counts where nothing else is set up.
 */
export function waysOf(account: AccountContacts): SignInWay[] {
  if (account.hasAuthenticator === true) return ['totp']
  const has: Readonly<Record<SignInWay, boolean>> = {
    sms: isFilled(account.mobile),
    email: isFilled(account.email),
    bank: !isFilled(account.mobile) && !isFilled(account.email) && isFilled(account.bankAccountName),
    totp: false,
  }
  return signInWays.filter((way) => has[way])
}

/**
 * What a sign-in with the right password asks for next: first proof at a new place, by one of the ways of `waysOf`, then a
 * new password (first time, or expired where that is enforced), then nothing. New is an address where the merchant checks
 * addresses, and an address or a browser for an account with an authenticator, whatever the merchant says (session 38).
 */
export function signInGate(attempt: {
  readonly login: Pick<SignedIn, 'firstTimeLogin' | 'passwordExpired'>
  readonly enforceExpiry: boolean
  /** Whether the merchant checks addresses at all. */
  readonly checkAddress: boolean
  readonly isKnownAddress: boolean
  readonly isKnownDevice: boolean
  /** Whether this attempt has passed the proof already. */
  readonly isVerified?: boolean
  readonly account: AccountContacts
}): SignInStep {
  const { account, isKnownAddress, isKnownDevice } = attempt
  const isNewPlace =
    account.hasAuthenticator === true
      ? !(isKnownAddress && isKnownDevice)
      : attempt.checkAddress && !isKnownAddress
  if (isNewPlace && attempt.isVerified !== true) {
    const ways = waysOf(account)
    return ways.length === 0 ? { kind: 'service' } : { kind: 'verify', ways }
  }
  const reason = passwordGate(attempt.login, attempt.enforceExpiry)
  return reason === undefined ? { kind: 'open' } : { kind: 'change-password', reason }
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}
