import { matchTransfer, memoCandidates, startOfDay, type TransferOutcome } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { Services } from '../services/services.ts'
import { hashRequest, operatorAccount, memberAccount, postTransfer, type Posted } from '../ledger/ledger.ts'
import { lockDepositsByMemo, updateReceived, type DepositRow } from '../wallet/deposits/deposit-store.ts'
import { appendNotice } from '../accounts/notice-store.ts'
import { createTransfer, listReported, type ReportedTransfer } from './bank-transfer-store.ts'
import { keyOfPayer } from './payer-key.ts'

/**
 * Money that arrived at the bank. `reference` is the bank's own number, `memo` its whole description, `payer` the account that it came
 * from, where the bank tells it: of that only a key is kept, which shows who pays for several members (wallet 45 and 52).
 * `bank` and `account` say where it came, `bookedAt` when, in ms; `told` is the report's text where it had to be cleaned.
 */
export type BankTransfer = {
  reference: string
  memo: string
  amount: number
  payer?: string | undefined
  bank?: string | undefined
  account?: string | undefined
  bookedAt?: number | undefined
  told?: string | undefined
}

/** `known` is a transfer that was reported before; `reference` is the number under which ours is kept. */
export type Received = { kind: 'recorded' | 'known'; outcome: TransferOutcome; reference: string }

/** So many transfers under one number of a bank have never been seen. */
const mostUnderOneNumber = 50

/**
 * Records a bank transfer once: to the member when it pays a pending deposit exactly, else to the suspense account, so that no đồng
 * that arrived is ever without a place. `settleTransfers` takes it from there. A transfer is known by bank, account, number,
 * day and amount (wallet 11); what is told of another one under the same number waits for a person.
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
  const receivedAt = now()
  const payerKey = transfer.payer === undefined ? undefined : keyOfPayer({ settings }, transfer.payer)
  for (let place = 1; place <= mostUnderOneNumber; place += 1) {
    const reported = await listReported(trx, transfer.reference)
    const known = reported.find((each) => isSame(each, transfer))
    if (known) return { kind: 'known', outcome: known.outcome, reference: known.bank_reference }
    const matched = reported.some((each) => mayBeSame(each, transfer))
      ? { outcome: 'reference-taken' as const, deposit: undefined }
      : match(deposits, transfer, receivedAt)
    const reference = place === 1 ? transfer.reference : `${transfer.reference}.${place}`
    const recorded = { transfer, reference, ...matched, receivedAt }
    const posted = await moveMoney(trx, recorded)
    if (posted.outcome === 'insufficient') throw new Error('the account of the bank refused a transfer')
    if (posted.outcome !== 'posted') continue
    await record(trx, { ...recorded, payerKey, transferId: posted.transferId })
    return { kind: 'recorded', outcome: matched.outcome, reference }
  }
  throw new Error(`bank transfer ${transfer.reference}: ${mostUnderOneNumber} others have its number`)
}

function match(deposits: readonly DepositRow[], transfer: BankTransfer, receivedAt: number) {
  const awaited = deposits.map((row) => ({
    row,
    amount: row.amount,
    memo: row.memo,
    isPaid: row.status === 'received',
    expiresAt: row.expires_at,
  }))
  const { memo: text, amount, bookedAt } = transfer
  const { outcome, deposit } = matchTransfer(awaited, { text, amount, receivedAt, bookedAt })
  return { outcome, deposit: deposit?.row }
}

/** One transfer told twice: the same text, and nothing that sets them apart; or a day, and all that names a transfer equal. */
function isSame(known: ReportedTransfer, transfer: BankTransfer): boolean {
  if (known.amount !== transfer.amount || !mayBeSame(known, transfer)) return false
  if (known.memo === transfer.memo) return true
  return (
    known.bank_day !== null &&
    known.bank_day === dayOf(transfer) &&
    known.bank === (transfer.bank ?? '') &&
    known.bank_account === (transfer.account ?? '')
  )
}

/** Whether nothing that both reports tell sets them apart but text and amount. */
function mayBeSame(known: ReportedTransfer, transfer: BankTransfer): boolean {
  const pairs = [
    [known.bank, transfer.bank ?? ''],
    [known.bank_account, transfer.account ?? ''],
    [known.bank_day ?? '', dayOf(transfer) ?? ''],
  ]
  return pairs.every(([before, now]) => before === '' || now === '' || before === now)
}

function dayOf({ bookedAt }: BankTransfer): number | undefined {
  return bookedAt === undefined ? undefined : startOfDay(bookedAt)
}

type Matched = {
  transfer: BankTransfer
  /** Ours. */
  reference: string
  deposit: DepositRow | undefined
  outcome: TransferOutcome
  receivedAt: number
}

async function moveMoney(
  trx: Database,
  { transfer, reference, deposit, outcome, receivedAt }: Matched,
): Promise<Posted> {
  const credited = deposit && outcome === 'exact' ? deposit : undefined
  const receiver = credited
    ? await memberAccount(trx, credited.account_id)
    : await operatorAccount(trx, 'suspense')
  return postTransfer(trx, {
    scope: 'bank',
    key: reference,
    requestHash: hashRequest(transfer.memo, transfer.amount),
    kind: credited ? 'deposit' : 'suspense',
    reference: credited ? credited.memo : reference,
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
    reference,
    payerKey,
    deposit,
    outcome,
    receivedAt,
    transferId,
  }: Matched & { payerKey: string | undefined; transferId: number },
): Promise<void> {
  const credited = outcome === 'exact' ? deposit : undefined
  await createTransfer(trx, {
    reference,
    toldReference: reference === transfer.reference ? undefined : transfer.reference,
    memo: transfer.memo,
    amount: transfer.amount,
    bank: transfer.bank ?? '',
    account: transfer.account ?? '',
    day: dayOf(transfer),
    told: transfer.told,
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
    about: reference,
    amount: transfer.amount,
    now: receivedAt,
  })
}
