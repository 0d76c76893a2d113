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

/** The ways that an account can use: SMS code, e-mail code, name on its bank account, authenticator. */
export function waysOf(account: AccountContacts): SignInWay[] {
  const has: Readonly<Record<SignInWay, boolean>> = {
    sms: isFilled(account.mobile),
    email: isFilled(account.email),
    bank: isFilled(account.bankAccountName),
    totp: account.hasAuthenticator === true,
  }
  return signInWays.filter((way) => has[way])
}

/**
 * What a sign-in with the right password asks for next: first proof at an unregistered address, where any one way of
 * the account is enough, then a new password (first time, or expired where that is enforced), then nothing.
 */
export function signInGate(attempt: {
  readonly login: Pick<SignedIn, 'firstTimeLogin' | 'passwordExpired'>
  readonly enforceExpiry: boolean
  /** Whether the merchant checks addresses at all. */
  readonly checkAddress: boolean
  readonly isKnownAddress: boolean
  /** Whether this attempt has passed the proof already. */
  readonly isVerified?: boolean
  readonly account: AccountContacts
}): SignInStep {
  if (attempt.checkAddress && !attempt.isKnownAddress && attempt.isVerified !== true) {
    const ways = waysOf(attempt.account)
    return ways.length === 0 ? { kind: 'service' } : { kind: 'verify', ways }
  }
  const reason = passwordGate(attempt.login, attempt.enforceExpiry)
  return reason === undefined ? { kind: 'open' } : { kind: 'change-password', reason }
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}
