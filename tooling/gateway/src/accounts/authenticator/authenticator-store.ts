import type { Database } from '../../db/database.ts'

/** An authenticator as it is kept; `confirmedAt` is null until its first code, `lastStep` is the latest step used. */
export type Authenticator = { secret: Buffer; lastStep: number; confirmedAt: number | null }

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

/** The authenticator of an account, in use or only started. */
export async function findAuthenticator(db: Database, accountId: number): Promise<Authenticator | undefined> {
  const row = await db
    .selectFrom('authenticator')
    .select(['secret', 'last_step as lastStep', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { ...row, secret: Buffer.from(row.secret) }
}

/** Writes a fresh secret, also over one that was never confirmed; false when an authenticator is on. */
export async function insertAuthenticator(
  db: Database,
  accountId: number,
  secret: Buffer,
  now: number,
): Promise<boolean> {
  const fresh = { secret, created_at: now, confirmed_at: null, last_step: 0 }
  const written = await db
    .insertInto('authenticator')
    .values({ account_id: accountId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(fresh).where('authenticator.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return written !== undefined
}

/** Switches an authenticator on with the step of its first code; false when it is on already. */
export async function confirmAuthenticator(
  trx: Database,
  accountId: number,
  step: number,
  now: number,
): Promise<boolean> {
  const switchedOn = await trx
    .updateTable('authenticator')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return switchedOn.numUpdatedRows === 1n
}

/** Notes the step of a code as used; false when it, or a later one, was used before. */
export async function updateLastStep(db: Database, accountId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Removes an authenticator with its recovery codes. */
export async function deleteAuthenticator(trx: Database, accountId: number): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('authenticator').where('account_id', '=', accountId).execute()
}

/** Keeps recovery codes, by their hashes, in place of the old ones. */
export async function replaceRecoveryCodes(
  trx: Database,
  accountId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await trx
    .insertInto('recovery_code')
    .values(codeHashes.map((hash) => ({ account_id: accountId, code_hash: hash, used_at: null })))
    .execute()
}

/** Notes a recovery code as used; false when there is no such code, or it was used before. */
export async function spendRecoveryCode(
  db: Database,
  accountId: number,
  codeHash: string,
  now: number,
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** How many recovery codes of an account are unused. */
export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
