import type { Database } from '../db/open-database.ts'
import { Fault } from '../http/fault.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import type { CallContext } from '../http/mount.ts'
import { limits } from '../session/limits.ts'
import { verifyPassword } from '../session/password.ts'

/** Whether a stored hash is one: accounts that were opened by SMS or a provider have none. */
export function isPasswordSet(passwordHash: string): boolean {
  return passwordHash.startsWith('$argon2id$')
}

/**
 * Refuses who does not know the sign-in password, at the field `password`; an account without one is told to set one
 * first. Wrong ones are counted together with those of a password change.
 */
export async function requirePassword(
  { account, house }: Pick<CallContext<unknown>, 'account' | 'house'>,
  typed: string,
): Promise<void> {
  const hash = await passwordHashOf(house.db, account.id)
  if (!isPasswordSet(hash)) throw new Fault('member.password.missing', { field: 'password' })
  const attempts = `password:account:${account.id}`
  await takeAttempt(house, attempts, limits.passwordPerAccount)
  if (!(await verifyPassword(hash, typed))) throw new Fault('member.password.wrong', { field: 'password' })
  await house.limiter.forget(attempts)
}

/** The stored hash of an account's sign-in password. */
export async function passwordHashOf(db: Database, accountId: number): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.password_hash
}
