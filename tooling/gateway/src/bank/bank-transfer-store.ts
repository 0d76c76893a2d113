import { sql, type Selectable } from 'kysely'
import type { TransferOutcome } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { MerchantSettings } from '../db/merchant-settings.ts'
import type { Schema } from '../db/schema.ts'

/** A row of the table `bank_transfer`. */
export type BankTransferRow = Selectable<Schema['bank_transfer']>

/** What a bank reported under a reference. */
export async function findReported(
  trx: Database,
  reference: string,
): Promise<{ memo: string; amount: number; outcome: TransferOutcome } | undefined> {
  const row = await trx
    .selectFrom('bank_transfer')
    .select(['memo', 'amount', 'outcome'])
    .where('bank_reference', '=', reference)
    .executeTakeFirst()
  // The table's check constraint knows the same five words.
  return row && { ...row, outcome: row.outcome as TransferOutcome }
}

/** A reported transfer as nobody else changes it yet. */
export function findTransfer(trx: Database, reference: string): Promise<BankTransferRow | undefined> {
  return trx
    .selectFrom('bank_transfer')
    .selectAll()
    .where('bank_reference', '=', reference)
    .executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockTransferRow(trx: Database, reference: string): Promise<BankTransferRow | undefined> {
  return trx
    .selectFrom('bank_transfer')
    .selectAll()
    .where('bank_reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
}

/** A transfer as it is recorded; `creditedTo` is the account that it reached at once. */
export type NewBankTransfer = {
  reference: string
  memo: string
  amount: number
  receivedAt: number
  outcome: TransferOutcome
  depositId: number | undefined
  transferId: number
  creditedTo: number | undefined
  payerKey: string | undefined
}

/** Writes a reported transfer; one that is credited to nobody waits. */
export async function createTransfer(trx: Database, transfer: NewBankTransfer): Promise<void> {
  await trx
    .insertInto('bank_transfer')
    .values({
      bank_reference: transfer.reference,
      memo: transfer.memo,
      amount: transfer.amount,
      received_at: transfer.receivedAt,
      outcome: transfer.outcome,
      deposit_id: transfer.depositId ?? null,
      transfer_id: transfer.transferId,
      payer_key: transfer.payerKey ?? null,
      ...(transfer.creditedTo !== undefined && {
        state: 'credited' as const,
        account_id: transfer.creditedTo,
        settled_at: transfer.receivedAt,
      }),
    })
    .execute()
}

/** Writes where a waiting transfer went: to an account, or back to the bank. */
export function updateSettled(
  trx: Database,
  id: number,
  settled: { accountId: number | undefined; transferId: number; reason: string | undefined; now: number },
): Promise<BankTransferRow> {
  return trx
    .updateTable('bank_transfer')
    .set({
      state: settled.accountId === undefined ? 'returned' : 'credited',
      account_id: settled.accountId ?? null,
      settle_transfer_id: settled.transferId,
      settled_at: settled.now,
      reason: settled.reason ?? null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A waiting transfer whose memo has an owner. */
export type WaitingTransfer = {
  bank_reference: string
  outcome: TransferOutcome
  account_id: number
  settings: MerchantSettings
}

/**
 * Waiting transfers with a known memo, the oldest first. Merchants that look first keep theirs: they must not stand
 * before the others.
 */
export async function listWaiting(db: Database, most: number): Promise<WaitingTransfer[]> {
  const rows = await db
    .selectFrom('bank_transfer')
    .innerJoin('deposit', 'deposit.id', 'bank_transfer.deposit_id')
    .innerJoin('account', 'account.id', 'deposit.account_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select([
      'bank_transfer.bank_reference',
      'bank_transfer.outcome',
      'deposit.account_id',
      'merchant.settings',
    ])
    .where('bank_transfer.state', '=', 'waiting')
    .where(sql<boolean>`coalesce((merchant.settings #>> '{deposit,creditOthers}')::boolean, true)`, '=', true)
    .orderBy('bank_transfer.id')
    .limit(most)
    .execute()
  // The table's check constraint knows the same five words.
  return rows.map((row) => ({ ...row, outcome: row.outcome as TransferOutcome }))
}

/** The account of a merchant that has a user name. */
export function findAccountByName(
  db: Database,
  merchantId: number,
  name: string,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('account')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('name', '=', name)
    .executeTakeFirst()
}
