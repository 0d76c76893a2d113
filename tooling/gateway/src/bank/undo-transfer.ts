import { appendNotice } from '../accounts/notice-store.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { hashRequest, operatorAccount, postTransfer, takeMoney } from '../ledger/ledger.ts'
import { getDepositMemo } from '../wallet/deposits/deposit-store.ts'
import type { BankTransferRow } from './bank-transfer-store.ts'
import { tellTurn } from './name-turn.ts'
import {
  countUndos,
  createUndo,
  updateToRecalled,
  updateToWaiting,
  updateWithoutTransfer,
} from './undo-store.ts'

/** Why money is taken from where it had gone, and who says so; `recallReference` is the bank's own number of taking it. */
export type Undoing = { reason: string; by: string; now: number; recallReference?: string }

/** Where money goes that is taken from where it had gone: back before anybody's eyes, or to the bank that took it. */
type To = 'suspense' | 'bank'

/**
 * Undoes what was decided about a transfer that the transaction has locked: credited money leaves its account, below nothing
 * into a debt where need be, money that went to the bank comes back from it. It waits for a person anew (wallet 60).
 */
export async function undoTransfer(
  trx: Database,
  row: BankTransferRow,
  undoing: Undoing,
): Promise<BankTransferRow> {
  if (row.state === 'waiting') throw new Fault('transfer.refused', { messageKey: 'wallet.undo.undecided' })
  const transferId = await moveBack(trx, row, 'suspense', undoing)
  await noteUndo(trx, row, transferId, undoing)
  return updateToWaiting(trx, row.id, undoing.now)
}

/** Books that the bank took a transfer back, of which the transaction has locked the row, wherever its money is (wallet 60). */
export async function recallTransfer(
  trx: Database,
  row: BankTransferRow,
  undoing: Undoing,
): Promise<BankTransferRow> {
  if (row.state === 'returned') throw new Fault('transfer.refused', { messageKey: 'wallet.undo.sent_back' })
  const transferId = await moveBack(trx, row, 'bank', undoing)
  await noteUndo(trx, row, transferId, undoing)
  return updateToRecalled(trx, row.id, { ...undoing, transferId, wasCredited: row.state === 'credited' })
}

async function moveBack(trx: Database, row: BankTransferRow, to: To, undoing: Undoing): Promise<number> {
  const { account_id: accountId, amount, bank_reference: reference } = row
  const key = `${reference}:${(await countUndos(trx, row.id)) + 1}`
  const booking = { scope: `bank-undo:${to}`, key, now: undoing.now }
  if (accountId !== null) {
    const { transferId } = await takeMoney(trx, {
      ...booking,
      accountId,
      amount,
      to: await operatorAccount(trx, to, { accountId }),
      kind: 'deposit',
      reference: row.deposit_id === null ? reference : await getDepositMemo(trx, row.deposit_id),
      remark: `wallet.statement.remark.taken_back.${to}`,
    })
    await forgetDeposit(trx, { row, accountId, to }, undoing)
    return transferId
  }
  const keeping = { merchantId: row.merchant_id }
  const [from, into] = to === 'bank' ? (['suspense', 'bank'] as const) : (['bank', 'suspense'] as const)
  const posted = await postTransfer(trx, {
    ...booking,
    requestHash: hashRequest(to, amount),
    kind: 'suspense',
    reference,
    remark: 'wallet.statement.remark.suspense',
    entries: [
      { ledgerAccountId: await operatorAccount(trx, from, keeping), amount: -amount },
      { ledgerAccountId: await operatorAccount(trx, into, keeping), amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`bank transfer ${reference} stays: ${posted.outcome}`)
  return posted.transferId
}

/** The deposit that the money paid is paid no more, and its owner is told; its bonus is taken back by the job that gives it. */
async function forgetDeposit(
  trx: Database,
  { row, accountId, to }: { row: BankTransferRow; accountId: number; to: To },
  { now }: Undoing,
): Promise<void> {
  if (row.deposit_id !== null) {
    await updateWithoutTransfer(trx, row.deposit_id, { row, transferId: bookingOf(row), now })
  }
  await appendNotice(trx, {
    accountId,
    kind: 'deposit_taken_back',
    about: await tellTurn(trx, row),
    amount: row.amount,
    reason: `wallet.taken_back.${to}`,
    now,
  })
}

async function noteUndo(
  trx: Database,
  row: BankTransferRow,
  transferId: number,
  { reason, by, now, recallReference }: Undoing,
): Promise<void> {
  await createUndo(trx, {
    bank_transfer_id: row.id,
    undone_state: row.state,
    recall_reference: recallReference ?? null,
    undone_transfer_id: bookingOf(row),
    transfer_id: transferId,
    account_id: row.account_id,
    first_reason: row.reason,
    first_by: row.decided_by,
    reason,
    undone_by: by,
    undone_at: now,
  })
}

/** The booking that brought the money to where it is; it names what was decided. */
export function bookingOf(row: BankTransferRow): number {
  return row.settle_transfer_id ?? row.transfer_id
}
