import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'

/** An authenticator with its secret, which lies sealed; `confirmedAt` is null until its first code, `lastStep` is the latest step used. */
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
export async function findAuthenticator(
  services: Services,
  accountId: number,
): Promise<Authenticator | undefined> {
  const row = await services.db
    .selectFrom('authenticator')
    .select(['secret', 'sealed_secret', 'last_step as lastStep', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const { secret: open, sealed_secret: sealed, ...rest } = row
  // One that was written before secrets were sealed stands open until the job has passed; one of the two is there.
  const secret = sealed === null ? Buffer.from(open ?? '') : openSecret(services, accountId, sealed)
  return { ...rest, secret }
}

/** Writes a fresh secret, also over one that was never confirmed; false when an authenticator is on. */
export async function insertAuthenticator(
  services: Services,
  accountId: number,
  secret: Buffer,
): Promise<boolean> {
  const fresh = {
    secret: null,
    sealed_secret: sealSecret(services, accountId, secret),
    created_at: services.now(),
    confirmed_at: null,
    last_step: 0,
  }
  const written = await services.db
    .insertInto('authenticator')
    .values({ account_id: accountId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(fresh).where('authenticator.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return written !== undefined
}

/** The secrets that stand open. */
export async function listOpenSecrets(db: Database): Promise<{ accountId: number; secret: Buffer }[]> {
  const rows = await db
    .selectFrom('authenticator')
    .select(['account_id as accountId', 'secret'])
    .where('sealed_secret', 'is', null)
    .execute()
  return rows.map(({ accountId, secret }) => ({ accountId, secret: Buffer.from(secret ?? '') }))
}

/** Puts a sealed secret in the place of the open one, unless that is another by now. */
export async function updateToSealed(
  db: Database,
  { accountId, secret, sealed }: { accountId: number; secret: Buffer; sealed: string },
): Promise<void> {
  await db
    .updateTable('authenticator')
    .set({ secret: null, sealed_secret: sealed })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .execute()
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

/** Removes the recovery codes of an account that nothing guards any more. */
export async function deleteRecoveryCodes(trx: Database, accountId: number): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
}

/** Removes an authenticator; with `since`, one that was on before stays. */
export async function deleteAuthenticator(
  trx: Database,
  accountId: number,
  { since = 0 }: { since?: number } = {},
): Promise<void> {
  await trx
    .deleteFrom('authenticator')
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('confirmed_at', 'is', null), row('confirmed_at', '>=', since)]))
    .execute()
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
