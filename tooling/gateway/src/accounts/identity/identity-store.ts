import { sql, type Selectable } from 'kysely'
import type { IdentityReason } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** A row of the table `identity_check`. */
export type IdentityRow = Selectable<Schema['identity_check']>
type State = IdentityRow['state']

/** A check as it begins. */
export type NewIdentityCheck = Pick<
  IdentityRow,
  'account_id' | 'reference' | 'document_kind' | 'document_key' | 'sealed' | 'asked_at'
>

/** Writes a check that waits; undefined where one of the account waits already. */
export function createCheck(db: Database, check: NewIdentityCheck): Promise<IdentityRow | undefined> {
  return db
    .insertInto('identity_check')
    .values({ ...check, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The check of an account that began last. */
export function findLastCheck(db: Database, accountId: number): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('identity_check')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whose a check is. */
export type CheckOwner = { accountId: number; merchantId: number; name: string }

/** A check by the reference that the service has, with whose it is. */
export function findCheck(db: Database, reference: string): Promise<(IdentityRow & CheckOwner) | undefined> {
  return db
    .selectFrom('identity_check')
    .innerJoin('account', 'account.id', 'identity_check.account_id')
    .selectAll('identity_check')
    .select(['account.id as accountId', 'account.merchant_id as merchantId', 'account.name'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** How a check goes on. */
export type CheckStep = {
  state: State
  reason?: IdentityReason | undefined
  /** Who says so: a service, or somebody of the operator. Undefined where nothing is decided. */
  decided?: { at: number; by: string } | undefined
}

/** Takes a check from one of some states to another; false where it stands in none of them by now. */
export async function updateState(
  trx: Database,
  id: number,
  from: readonly State[],
  { state, reason, decided }: CheckStep,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('identity_check')
    .set({
      state,
      reason: reason ?? null,
      decided_at: decided?.at ?? null,
      decided_by: decided?.by ?? null,
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ties a document to an account (member 27); false where it is another one's, or the account has one. */
export async function claimDocument(
  trx: Database,
  check: { id: number; accountId: number; merchantId: number; documentKey: string; now: number },
): Promise<boolean> {
  const claimed = await trx
    .insertInto('verified_identity')
    .values({
      account_id: check.accountId,
      merchant_id: check.merchantId,
      document_key: check.documentKey,
      check_id: check.id,
      verified_at: check.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Whether a document is tied to an account of the merchant other than one. */
export async function isOfAnother(
  db: Database,
  merchantId: number,
  { documentKey, accountId }: { documentKey: string; accountId: number },
): Promise<boolean> {
  const other = await db
    .selectFrom('verified_identity')
    .select('account_id')
    .where('merchant_id', '=', merchantId)
    .where('document_key', '=', documentKey)
    .where('account_id', '<>', accountId)
    .executeTakeFirst()
  return other !== undefined
}

/** Lets go the document of an account; undefined where it has none. Answers which check had verified it. */
export async function releaseDocument(trx: Database, accountId: number): Promise<number | undefined> {
  const released = await trx
    .deleteFrom('verified_identity')
    .where('account_id', '=', accountId)
    .returning('check_id')
    .executeTakeFirst()
  return released?.check_id
}

/** Since when an account is there, and whether its identity is verified; undefined for who is no member. */
export function findVerified(
  db: Database,
  accountId: number,
): Promise<{ registeredAt: number; isVerified: boolean } | undefined> {
  return db
    .selectFrom('account')
    .select(['registered_at as registeredAt', isVerifiedColumn.as('isVerified')])
    .where('id', '=', accountId)
    .where('type', '=', 0)
    .executeTakeFirst()
}

/** Whether the identity of the account of a row is verified, for a statement that reads more. */
export const isVerifiedColumn = sql<boolean>`exists (select from verified_identity where account_id = account.id)`

/** The checks of an account, the newest first. */
export function listChecks(db: Database, accountId: number, most: number): Promise<IdentityRow[]> {
  return db
    .selectFrom('identity_check')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** A check that waits for somebody to decide it. */
export type WaitingCheck = { account: string; documentKind: IdentityRow['document_kind']; askedAt: number }

/** The checks of a merchant that wait, the oldest first. */
export function listWaitingChecks(db: Database, merchantId: number, most: number): Promise<WaitingCheck[]> {
  return db
    .selectFrom('identity_check')
    .innerJoin('account', 'account.id', 'identity_check.account_id')
    .select(['account.name as account', 'document_kind as documentKind', 'asked_at as askedAt'])
    .where('account.merchant_id', '=', merchantId)
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .orderBy('identity_check.id')
    .limit(most)
    .execute()
}
