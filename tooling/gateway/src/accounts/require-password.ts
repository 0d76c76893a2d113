import { Fault } from '../http/fault.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { CallContext } from '../http/mount.ts'
import { getPasswordHash } from './account-store.ts'
import { limits } from './attempt-limits.ts'
import { verifyPassword } from './password.ts'

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
  await takeAttempt(services, attempts, limits.passwordPerAccount)
  if (!(await verifyPassword(hash, typed))) throw new Fault('member.password.wrong', { field: 'password' })
  await services.limiter.forget(attempts)
}
