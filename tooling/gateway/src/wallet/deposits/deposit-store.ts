import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { parseId } from '../../http/parse-id.ts'
import { findByKey } from '../money-act-store.ts'

export type DepositRow = Selectable<Schema['deposit']>

export type NewDeposit = {
  accountId: number
  idempotencyKey: string
  amount: number
  /** Gives another memo each time; asked again when one is taken. */
  makeMemo: () => string
  createdAt: number
  expiresAt: number
}

const mostAttempts = 5

/** Writes a deposit once per account and key; the same key finds the first deposit again. */
export async function openDeposit(db: Database, wanted: NewDeposit): Promise<DepositRow> {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const opened = await db
      .insertInto('deposit')
      .values({
        account_id: wanted.accountId,
        idempotency_key: wanted.idempotencyKey,
        amount: wanted.amount,
        memo: wanted.makeMemo(),
        status: 'pending',
        created_at: wanted.createdAt,
        expires_at: wanted.expiresAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (opened) return opened
    const known = await findByKey(db, 'deposit', wanted.accountId, wanted.idempotencyKey)
    if (known) return known
  }
  throw new Error(`no free memo after ${mostAttempts} attempts`)
}

/** A deposit by its number as text; undefined for anything that is no number of a deposit. */
export function findDeposit(db: Database, depositId: string): Promise<DepositRow | undefined> {
  return db.selectFrom('deposit').selectAll().where('id', '=', parseId(depositId)).executeTakeFirst()
}

/** The number of the deposit that an account opened with a memo. */
export async function findDepositId(
  db: Database,
  memo: string,
  accountId: number,
): Promise<number | undefined> {
  const deposit = await db
    .selectFrom('deposit')
    .select('id')
    .where('memo', '=', memo)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return deposit?.id
}

/** The memo of a deposit. */
export async function getDepositMemo(db: Database, id: number): Promise<string> {
  const { memo } = await db
    .selectFrom('deposit')
    .select('memo')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return memo
}

/** The account that opened a deposit. */
export async function getDepositOwner(db: Database, id: number): Promise<number> {
  const { account_id: owner } = await db
    .selectFrom('deposit')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return owner
}

/** Locks a deposit until the transaction ends. */
export async function lockDeposit(trx: Database, id: number): Promise<void> {
  await trx.selectFrom('deposit').select('id').where('id', '=', id).forUpdate().execute()
}

/** The deposits of some memos, locked in the order of their numbers until the transaction ends. */
export async function lockDepositsByMemo(trx: Database, memos: readonly string[]): Promise<DepositRow[]> {
  if (memos.length === 0) return []
  return trx.selectFrom('deposit').selectAll().where('memo', 'in', memos).orderBy('id').forUpdate().execute()
}

/** Writes down that a deposit was received with a transfer. */
export async function updateReceived(
  trx: Database,
  id: number,
  by: { transferId: number; now: number },
): Promise<void> {
  await trx
    .updateTable('deposit')
    .set({ status: 'received', received_at: by.now, transfer_id: by.transferId })
    .where('id', '=', id)
    .execute()
}

/** The same for money that waited, if the deposit is the account's and still open. */
export async function updateReceivedIfPending(
  trx: Database,
  id: number,
  by: { accountId: number; transferId: number; now: number },
): Promise<void> {
  await trx
    .updateTable('deposit')
    .set({ status: 'received', received_at: by.now, transfer_id: by.transferId })
    .where('id', '=', id)
    .where('account_id', '=', by.accountId)
    .where('status', '=', 'pending')
    .execute()
}

/** How a deposit stands now; nobody has to write down that time has passed. */
export function depositStatusAt(
  deposit: Pick<DepositRow, 'status' | 'expires_at'>,
  now: number,
): 'pending' | 'received' | 'expired' {
  if (deposit.status === 'received') return 'received'
  return now < deposit.expires_at ? 'pending' : 'expired'
}
