import type { BeforeBounce } from '@saola/rules'
import type { Database } from '../db/database.ts'
import { noteLargeSums } from '../events/large-sum-store.ts'
import {
  hashRequest,
  operatorAccount,
  memberAccount,
  postTransfer,
  type TransferRequest,
} from '../ledger/ledger.ts'
import { appendNotice } from '../accounts/notice-store.ts'
import {
  getDepositMemo,
  getDepositOwner,
  lockDeposit,
  updateReceivedIfPending,
} from '../wallet/deposits/deposit-store.ts'
import { nameTurn, tellTurn } from './name-turn.ts'
import { findTransfer, lockTransferRow, updateSettled, type BankTransferRow } from './bank-transfer-store.ts'

/** A payout that a transfer brought back, and how it stood before. */
export type BouncedPayout = { id: number; before: BeforeBounce }

/** Where waiting money goes: into the wallet of an account, or back to the bank that it came from, or from there to the payout that it brought back. */
export type Settlement = { to: 'account'; accountId: number } | { to: 'bank'; payout?: BouncedPayout }

/** A reported transfer, locked until the transaction ends, and its deposit before it: the order of the matching. */
export async function lockTransfer(trx: Database, reference: string): Promise<BankTransferRow | undefined> {
  const seen = await findTransfer(trx, reference)
  if (!seen) return undefined
  if (seen.deposit_id !== null) await lockDeposit(trx, seen.deposit_id)
  return lockTransferRow(trx, reference)
}

/**
 * Takes a waiting transfer that the transaction has locked out of the suspense account. Money that reaches the owner of
 * its deposit completes a deposit that was open until now.
 */
export async function settleTransfer(
  trx: Database,
  row: BankTransferRow,
  {
    settlement,
    reason,
    by,
    now,
  }: { settlement: Settlement; reason?: string; by?: string | undefined; now: number },
): Promise<BankTransferRow> {
  const isCredit = settlement.to === 'account'
  const posted = await postTransfer(trx, {
    scope: 'bank-settle',
    key: await nameTurn(trx, row),
    requestHash: hashRequest(settlement.to, isCredit ? settlement.accountId : 0, row.amount),
    kind: isCredit ? 'deposit' : 'suspense',
    // The statement names the memo of the deposit, else the bank's own number.
    reference: row.deposit_id === null ? row.bank_reference : await getDepositMemo(trx, row.deposit_id),
    remark: remarkOf(row, isCredit),
    now,
    entries: await entriesOf(trx, row, settlement),
  })
  if (posted.outcome !== 'posted') {
    throw new Error(`bank transfer ${row.bank_reference} could not be settled: ${posted.outcome}`)
  }
  if (isCredit && row.deposit_id !== null) {
    const paid = { accountId: settlement.accountId, transferId: posted.transferId, now }
    await updateReceivedIfPending(trx, row.deposit_id, paid)
  }
  if (isCredit) {
    const came = { accountId: settlement.accountId, amount: row.amount, at: now, actor: 'bank' } as const
    const told = { subject: row.bank_reference, after: { way: 'deposit' } }
    await noteLargeSums(trx, 'movement', [{ ...came, ...told }])
  }
  await tellOwner(trx, row, settlement, now)
  return updateSettled(trx, row.id, {
    accountId: isCredit ? settlement.accountId : undefined,
    payout: isCredit ? undefined : settlement.payout,
    transferId: posted.transferId,
    reason,
    by,
    now,
  })
}

/**
 * Out of the suspense account of whom the bank kept it for. Where that is not the merchant of the account, the money changes banks
 * first: what a merchant's accounts hold comes from that merchant's bank.
 */
async function entriesOf(
  trx: Database,
  { amount, merchant_id: merchantId }: BankTransferRow,
  settlement: Settlement,
): Promise<TransferRequest['entries']> {
  const keeping = { merchantId }
  const suspense = await operatorAccount(trx, 'suspense', keeping)
  const bank = await operatorAccount(trx, 'bank', keeping)
  const released = { ledgerAccountId: suspense, amount: -amount }
  if (settlement.to === 'bank') return [released, { ledgerAccountId: bank, amount }]
  const credited = { ledgerAccountId: await memberAccount(trx, settlement.accountId), amount }
  const own = await operatorAccount(trx, 'bank', settlement)
  if (own === bank) return [released, credited]
  return [released, { ledgerAccountId: bank, amount }, { ledgerAccountId: own, amount: -amount }, credited]
}

/** Money in the wallet is told to its receiver; money that went back, to whoever had opened the deposit. */
async function tellOwner(
  trx: Database,
  row: BankTransferRow,
  settlement: Settlement,
  now: number,
): Promise<void> {
  const told = { about: await tellTurn(trx, row), amount: row.amount, now }
  if (settlement.to === 'account') {
    await appendNotice(trx, { ...told, kind: 'deposit_arrived', accountId: settlement.accountId })
  } else if (row.deposit_id !== null) {
    const accountId = await getDepositOwner(trx, row.deposit_id)
    await appendNotice(trx, { ...told, kind: 'deposit_failed', accountId })
  }
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
