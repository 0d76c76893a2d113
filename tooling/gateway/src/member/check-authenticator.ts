import { createHash } from 'node:crypto'
import type { Database } from '../db/open-database.ts'
import { matchingStep } from './totp.ts'

/** Whether an account has an authenticator in use. */
export async function hasAuthenticator(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether a code is the authenticator's present one or an unused recovery code. Either opens once: the database notes
 * the step or the use, so that two at the same moment cannot both pass.
 */
export async function checkAuthenticator(
  db: Database,
  accountId: number,
  code: string,
  now: number,
): Promise<boolean> {
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^\d{6}$/.test(typed)) return takeRecoveryCode(db, accountId, typed, now)
  const known = await db
    .selectFrom('authenticator')
    .select(['secret', 'last_step'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const step = known && matchingStep(Buffer.from(known.secret), typed, now, known.last_step)
  if (step === undefined) return false
  const taken = await db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** How a recovery code is kept. */
export function hashRecoveryCode(accountId: number, code: string): string {
  return createHash('sha256').update(`${accountId}:${code}`).digest('hex')
}

async function takeRecoveryCode(
  db: Database,
  accountId: number,
  code: string,
  now: number,
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashRecoveryCode(accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}
