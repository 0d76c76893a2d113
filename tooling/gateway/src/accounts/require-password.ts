import { Fault } from '../http/fault.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { CallContext } from '../http/mount.ts'
import { getPasswordHash } from './account-store.ts'
import { clearGuesses, refuseGuessWait, takeGuess } from './guesses/take-guess.ts'
import { limits } from './attempt-limits.ts'

/** Whether a stored hash is one: accounts that were opened by SMS or a provider have none. */
export function isPasswordSet(passwordHash: string): boolean {
  return passwordHash.startsWith('$argon2id$')
}

/**
 * Refuses who does not know the sign-in password, at the field `password`; an account without one is told to set one
 * first. Wrong ones are counted together with those of a password change.
 */
export async function requirePassword(
  { account, services }: Pick<CallContext<unknown>, 'account' | 'services'>,
  typed: string,
): Promise<void> {
  const hash = await getPasswordHash(services.db, account.id)
  if (!isPasswordSet(hash)) throw new Fault('member.password.missing', { field: 'password' })
  const attempts = `password:account:${account.id}`
  const guesses = passwordGuessKey(account.id)
  await refuseGuessWait(services, guesses)
  await takeAttempt(services, attempts, limits.passwordPerAccount)
  await takeGuess(services, guesses)
  if (!(await services.passwords.verify(hash, typed)))
    throw new Fault('member.password.wrong', { field: 'password' })
  await clearGuesses(services, guesses)
  await services.limiter.forget(attempts)
}

/** Under which wrong passwords of who is signed in are counted (session 43); a new one clears them. */
export function passwordGuessKey(accountId: number): string {
  return `password:${accountId}`
}
