import type { Selectable } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Schema } from '../db/schema.ts'
import { hashRequest, houseBook, playerBook, postTransfer } from '../wallet/ledger.ts'

export type BankTransferRow = Selectable<Schema['bank_transfer']>

/** Where waiting money goes: into the wallet of an account, or back to the bank that it came from. */
export type Settlement = { to: 'account'; accountId: number } | { to: 'bank' }

/** A reported transfer, locked until the transaction ends, and its deposit before it: the order of the matching. */
export async function lockTransfer(trx: Database, reference: string): Promise<BankTransferRow | undefined> {
  const found = trx.selectFrom('bank_transfer').selectAll().where('bank_reference', '=', reference)
  const seen = await found.executeTakeFirst()
  if (!seen) return undefined
  if (seen.deposit_id !== null) {
    await trx.selectFrom('deposit').select('id').where('id', '=', seen.deposit_id).forUpdate().execute()
  }
  return found.forUpdate().executeTakeFirst()
}

/**
 * Takes a waiting transfer that the transaction has locked out of the suspense book. Money that reaches the owner of
 * its deposit completes a deposit that was open until now.
 */
export async function settleTransfer(
  trx: Database,
  row: BankTransferRow,
  { settlement, reason, now }: { settlement: Settlement; reason?: string; now: number },
): Promise<BankTransferRow> {
  const isCredit = settlement.to === 'account'
  const posted = await postTransfer(trx, {
    scope: 'bank-settle',
    key: row.bank_reference,
    requestHash: hashRequest(settlement.to, isCredit ? settlement.accountId : 0, row.amount),
    kind: isCredit ? 'deposit' : 'suspense',
    reference: await memoOf(trx, row),
    remark: remarkOf(row, isCredit),
    now,
    entries: [
      { bookAccountId: await houseBook(trx, 'suspense'), amount: -row.amount },
      {
        bookAccountId: isCredit ? await playerBook(trx, settlement.accountId) : await houseBook(trx, 'bank'),
        amount: row.amount,
      },
    ],
  })
  if (posted.outcome !== 'posted') {
    throw new Error(`bank transfer ${row.bank_reference} could not be settled: ${posted.outcome}`)
  }
  if (isCredit && row.deposit_id !== null) {
    await completeDeposit(trx, row.deposit_id, { ...settlement, now, transferId: posted.transferId })
  }
  return trx
    .updateTable('bank_transfer')
    .set({
      state: isCredit ? 'credited' : 'returned',
      account_id: isCredit ? settlement.accountId : null,
      settle_transfer_id: posted.transferId,
      settled_at: now,
      reason: reason ?? null,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The statement names the memo of the deposit, else the bank's own number. */
async function memoOf(trx: Database, row: BankTransferRow): Promise<string> {
  if (row.deposit_id === null) return row.bank_reference
  const { memo } = await trx
    .selectFrom('deposit')
    .select('memo')
    .where('id', '=', row.deposit_id)
    .executeTakeFirstOrThrow()
  return memo
}

const remarks: Readonly<Record<string, string>> = {
  'wrong-amount': 'wallet.statement.remark.wrong_amount',
  late: 'wallet.statement.remark.late',
  twice: 'wallet.statement.remark.twice',
}

function remarkOf(row: BankTransferRow, isCredit: boolean): string {
  if (!isCredit) return 'wallet.statement.remark.returned'
  return remarks[row.outcome] ?? 'wallet.statement.remark.assigned'
}

async function completeDeposit(
  trx: Database,
  depositId: number,
  by: { accountId: number; transferId: number; now: number },
): Promise<void> {
  await trx
    .updateTable('deposit')
    .set({ status: 'received', received_at: by.now, transfer_id: by.transferId })
    .where('id', '=', depositId)
    .where('account_id', '=', by.accountId)
    .where('status', '=', 'pending')
    .execute()
}
