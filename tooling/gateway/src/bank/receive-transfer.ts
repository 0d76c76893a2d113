import { matchTransfer, memoCandidates, type TransferOutcome } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { Services } from '../services/services.ts'
import { hashRequest, operatorAccount, memberAccount, postTransfer, type Posted } from '../ledger/ledger.ts'
import { lockDepositsByMemo, updateReceived, type DepositRow } from '../wallet/deposits/deposit-store.ts'
import { appendNotice } from '../accounts/notice-store.ts'
import { createTransfer, findReported } from './bank-transfer-store.ts'
import { keyOfPayer } from './payer-key.ts'

/**
 * Money that arrived at the bank. `reference` is the bank's own number, `memo` its whole description, `payer` the account that it came
 * from, where the bank tells it: of that only a key is kept, which shows who pays for several members (wallet 45 and 52).
 */
export type BankTransfer = { reference: string; memo: string; amount: number; payer?: string | undefined }

/** `known` is a transfer that was reported before; `reference-reused` names one with another amount or memo. */
export type Received = { kind: 'recorded' | 'known'; outcome: TransferOutcome } | { kind: 'reference-reused' }

/**
 * Records a bank transfer once per reference: to the member when it pays a pending deposit exactly, else to the
 * suspense account, so that no đồng that arrived is ever without a place. `settleTransfers` takes it from there.
 */
export function receiveTransfer(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  transfer: BankTransfer,
): Promise<Received> {
  return services.db.transaction().execute((trx) => recordTransfer(trx, transfer, services))
}

/** The same inside a transaction that is open already; the clock is read once the deposits are locked. */
export async function recordTransfer(
  trx: Database,
  transfer: BankTransfer,
  { now, settings }: Pick<Services, 'now' | 'settings'>,
): Promise<Received> {
  // Locked before the ledger accounts, so that two transfers for one deposit stand in line.
  const deposits = await lockDepositsByMemo(trx, memoCandidates(transfer.memo))
  const known = await findKnown(trx, transfer)
  if (known) return known
  const receivedAt = now()
  const awaited = deposits.map((row) => ({
    row,
    amount: row.amount,
    memo: row.memo,
    isPaid: row.status === 'received',
    expiresAt: row.expires_at,
  }))
  const matched = matchTransfer(awaited, { text: transfer.memo, amount: transfer.amount, receivedAt })
  const { outcome } = matched
  const deposit = matched.deposit?.row
  const posted = await moveMoney(trx, { transfer, deposit, outcome, receivedAt })
  if (posted.outcome === 'key-reused') return { kind: 'reference-reused' }
  if (posted.outcome === 'insufficient') throw new Error('the account of the bank refused a transfer')
  if (posted.outcome === 'replayed') return requireKnown(trx, transfer)
  const payerKey = transfer.payer === undefined ? undefined : keyOfPayer({ settings }, transfer.payer)
  await record(trx, { transfer, payerKey, deposit, outcome, receivedAt, transferId: posted.transferId })
  return { kind: 'recorded', outcome }
}

async function findKnown(trx: Database, transfer: BankTransfer): Promise<Received | undefined> {
  const known = await findReported(trx, transfer.reference)
  if (!known) return undefined
  if (known.memo !== transfer.memo || known.amount !== transfer.amount) return { kind: 'reference-reused' }
  return { kind: 'known', outcome: known.outcome }
}

async function requireKnown(trx: Database, transfer: BankTransfer): Promise<Received> {
  const known = await findKnown(trx, transfer)
  if (!known) throw new Error(`bank transfer ${transfer.reference} is transferred but not recorded`)
  return known
}

type Matched = {
  transfer: BankTransfer
  deposit: DepositRow | undefined
  outcome: TransferOutcome
  receivedAt: number
}

async function moveMoney(
  trx: Database,
  { transfer, deposit, outcome, receivedAt }: Matched,
): Promise<Posted> {
  const credited = deposit && outcome === 'exact' ? deposit : undefined
  const receiver = credited
    ? await memberAccount(trx, credited.account_id)
    : await operatorAccount(trx, 'suspense')
  return postTransfer(trx, {
    scope: 'bank',
    key: transfer.reference,
    requestHash: hashRequest(transfer.memo, transfer.amount),
    kind: credited ? 'deposit' : 'suspense',
    reference: credited ? credited.memo : transfer.reference,
    remark: credited ? 'wallet.statement.remark.vietqr' : 'wallet.statement.remark.suspense',
    now: receivedAt,
    entries: [
      { ledgerAccountId: await operatorAccount(trx, 'bank'), amount: -transfer.amount },
      { ledgerAccountId: receiver, amount: transfer.amount },
    ],
  })
}

async function record(
  trx: Database,
  {
    transfer,
    payerKey,
    deposit,
    outcome,
    receivedAt,
    transferId,
  }: Matched & { payerKey: string | undefined; transferId: number },
): Promise<void> {
  const credited = outcome === 'exact' ? deposit : undefined
  await createTransfer(trx, {
    ...transfer,
    payerKey,
    receivedAt,
    outcome,
    depositId: deposit?.id,
    transferId,
    creditedTo: credited?.account_id,
  })
  if (!credited) return
  await updateReceived(trx, credited.id, { transferId, now: receivedAt })
  await appendNotice(trx, {
    accountId: credited.account_id,
    kind: 'deposit_arrived',
    about: transfer.reference,
    amount: transfer.amount,
    now: receivedAt,
  })
}
