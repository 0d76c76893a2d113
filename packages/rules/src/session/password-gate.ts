import type { SignedIn } from '@saola/protocol'

/** Why a new password is wanted before anything else. */
export type PasswordGate = 'first_login' | 'expired'

/**
 * Whether a sign-in has to end in a password change (session 11): at the first login always, for an expired
 * password only where the merchant enforces expiry (PWDEXPFORCECHANGE3). Undefined lets the account in.
 */
export function passwordGate(
  login: Pick<SignedIn, 'firstTimeLogin' | 'passwordExpired'>,
  enforceExpiry: boolean,
): PasswordGate | undefined {
  if (login.firstTimeLogin) return 'first_login'
  if (login.passwordExpired && enforceExpiry) return 'expired'
  return undefined
}
