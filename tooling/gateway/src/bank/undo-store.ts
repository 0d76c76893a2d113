import { sql, type Insertable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { BankTransferRow } from './bank-transfer-store.ts'

/** Money of the bank that was taken from where it had gone. */
export type Undo = Omit<Insertable<Schema['bank_transfer_undo']>, 'id'>

/** Writes down what was undone, with both who decided. */
export async function createUndo(trx: Database, undo: Undo): Promise<void> {
  await trx.insertInto('bank_transfer_undo').values(undo).execute()
}

/** Whether a decision was undone already, named by its booking, or a taking back of the bank's was booked. */
export async function wasUndone(
  trx: Database,
  bankTransferId: number,
  which: { booking: number } | { recallReference: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('bank_transfer_undo')
    .select('id')
    .where('bank_transfer_id', '=', bankTransferId)
    .where((eb) =>
      'booking' in which
        ? eb.and([eb('undone_transfer_id', '=', which.booking), eb('undone_state', '<>', 'waiting')])
        : eb('recall_reference', '=', which.recallReference),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** How often money of a transfer was taken from where it had gone. */
export async function countUndos(trx: Database, bankTransferId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('bank_transfer_undo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bank_transfer_id', '=', bankTransferId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lets a transfer wait for a person anew, as if nothing had been decided about it. */
export function updateToWaiting(trx: Database, id: number, undoneAt: number): Promise<BankTransferRow> {
  return trx
    .updateTable('bank_transfer')
    .set({
      state: 'waiting',
      account_id: null,
      withdrawal_id: null,
      confirmation_before: null,
      received_before: null,
      settle_transfer_id: null,
      settled_at: null,
      reason: null,
      decided_by: null,
      wish: null,
      wished_at: null,
      undone_at: undoneAt,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes down that the bank took a transfer back. */
export function updateToRecalled(
  trx: Database,
  id: number,
  recalled: { transferId: number; reason: string; by: string; now: number; wasCredited: boolean },
): Promise<BankTransferRow> {
  const { transferId, reason, by, now, wasCredited } = recalled
  return trx
    .updateTable('bank_transfer')
    .set({
      state: 'recalled',
      account_id: null,
      settle_transfer_id: transferId,
      settled_at: now,
      reason,
      decided_by: by,
      ...(wasCredited && { undone_at: now }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * A deposit of which a transfer no longer is: received by another one of its owner's that stays, else open no more, as when
 * its time is over.
 */
export async function updateWithoutTransfer(
  trx: Database,
  depositId: number,
  undone: { row: BankTransferRow; transferId: number; now: number },
): Promise<void> {
  const other = await trx
    .selectFrom('bank_transfer')
    .innerJoin('deposit', 'deposit.id', 'bank_transfer.deposit_id')
    .select(({ fn }) => fn.coalesce('settle_transfer_id', 'bank_transfer.transfer_id').as('transferId'))
    .where('bank_transfer.deposit_id', '=', depositId)
    .where('bank_transfer.state', '=', 'credited')
    .where('bank_transfer.id', '<>', undone.row.id)
    .whereRef('bank_transfer.account_id', '=', 'deposit.account_id')
    .orderBy('bank_transfer.id')
    .executeTakeFirst()
  await trx
    .updateTable('deposit')
    .set(
      other
        ? { transfer_id: other.transferId }
        : {
            status: 'pending' as const,
            transfer_id: null,
            received_at: null,
            expires_at: sql<number>`greatest(created_at + 1, least(expires_at, ${undone.now}::bigint))`,
          },
    )
    .where('id', '=', depositId)
    .where('transfer_id', '=', undone.transferId)
    .execute()
}
