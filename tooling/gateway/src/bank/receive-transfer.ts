import {
  matchTransfer,
  memoCandidates,
  startOfDay,
  type TransferHold,
  type TransferOutcome,
} from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { Services } from '../services/services.ts'
import { noteLargeSums } from '../events/large-sum-store.ts'
import { hashRequest, operatorAccount, memberAccount, postTransfer, type Posted } from '../ledger/ledger.ts'
import { lockDepositsByMemo, updateReceived, type DepositRow } from '../wallet/deposits/deposit-store.ts'
import { appendNotice } from '../accounts/notice-store.ts'
import { createTransfer, listReported, type ReportedTransfer } from './bank-transfer-store.ts'
import { findHold } from './find-hold.ts'
import { tellHeld } from './hold-transfer.ts'
import { findReceivingMerchant } from './receiver-store.ts'
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
 * Records a bank transfer once: to the member when it pays a pending deposit exactly, or several of one owner together, and the account
 * may have it; else to the suspense account, so that no đồng that arrived is ever without a place. `settleTransfers` takes it from there. A transfer is known by bank, account, number,
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
  let place = 1
  const told = { transfer, payerKey, receivedAt }
  for (; place <= mostUnderOneNumber; place += 1) {
    const reported = await listReported(trx, transfer.reference)
    const known = reported.find((each) => isSame(each, transfer))
    if (known) return { kind: 'known', outcome: known.outcome, reference: known.bank_reference }
    const [part, ...others] = reported.some((each) => mayBeSame(each, transfer))
      ? [{ outcome: 'reference-taken' as const, amount: transfer.amount }]
      : await match(trx, deposits, told)
    if (!part) throw new Error(`bank transfer ${transfer.reference} has no part`)
    const reference = referenceAt(transfer, place)
    if (!(await recordPart(trx, { ...told, ...part, reference }))) continue
    for (const other of others) {
      do place += 1
      while (!(await recordPart(trx, { ...told, ...other, reference: referenceAt(transfer, place) })))
    }
    return { kind: 'recorded', outcome: part.outcome, reference }
  }
  throw new Error(`bank transfer ${transfer.reference}: ${mostUnderOneNumber} others have its number`)
}

function referenceAt({ reference }: BankTransfer, place: number): string {
  if (place > mostUnderOneNumber) throw new Error(`bank transfer ${reference}: too many have its number`)
  return place === 1 ? reference : `${reference}.${place}`
}

/** What of a transfer goes one way: all of it, or the amount of each of the deposits that it pays together. */
type Part = {
  outcome: TransferOutcome
  amount: number
  deposit?: DepositRow
  held?: TransferHold | undefined
}
type Told = { transfer: BankTransfer; payerKey: string | undefined; receivedAt: number }

async function match(trx: Database, deposits: readonly DepositRow[], told: Told): Promise<Part[]> {
  const { transfer, receivedAt: now } = told
  const { memo: text, amount, bookedAt } = transfer
  const awaited = deposits.map((row) => ({
    row,
    owner: row.account_id,
    amount: row.amount,
    memo: row.memo,
    isPaid: row.status === 'received',
    expiresAt: row.expires_at,
  }))
  const matched = matchTransfer(awaited, { text, amount, receivedAt: now, bookedAt })
  const { outcome } = matched
  const rows = matched.deposits.map(({ row }) => row)
  const [deposit, ...others] = rows
  if (!deposit) return [{ outcome, amount }]
  const held = await findHold(trx, { accountId: deposit.account_id, amount, now })
  if (others.length === 0) return [{ outcome, amount, deposit, held }]
  // What an account may not have as a whole is not brought in pieces.
  if (held) return [{ outcome: 'several-memos', amount, held }]
  return rows.map((row) => ({ outcome, amount: row.amount, deposit: row }))
}

/** One transfer told twice: the same text, and nothing that sets them apart; or a day, and all that names a transfer equal. */
function isSame(known: ReportedTransfer, transfer: BankTransfer): boolean {
  if ((known.told_amount ?? known.amount) !== transfer.amount || !mayBeSame(known, transfer)) return false
  if (known.memo === transfer.memo) return true
  return (
    known.bank_day !== null &&
    known.bank_day === dayOf(transfer) &&
    known.bank === (transfer.bank ?? '') &&
    known.bank_account === (transfer.account ?? '')
  )
}

/** Whether nothing that both reports tell sets them apart but text and amount. */
export function mayBeSame(known: ReportedTransfer, transfer: BankTransfer): boolean {
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

/** `merchantId` is who the bank keeps it for; null where several merchants might be. */
type Recorded = Told & Part & { reference: string; merchantId: number | null }

/** Moves and writes down one part; false where its number was taken in this moment. */
async function recordPart(trx: Database, told: Omit<Recorded, 'merchantId'>): Promise<boolean> {
  const merchantId = await findReceivingMerchant(trx, {
    accountId: told.deposit?.account_id,
    bankAccount: told.transfer.account,
  })
  const part = { ...told, merchantId }
  const posted = await moveMoney(trx, part)
  if (posted.outcome === 'insufficient') throw new Error('the account of the bank refused a transfer')
  if (posted.outcome !== 'posted') return false
  await writeDown(trx, part, posted.transferId)
  return true
}

/** The deposit that the money completes in this moment. */
function completed({ outcome, held, deposit }: Part): DepositRow | undefined {
  return outcome === 'exact' && held === undefined ? deposit : undefined
}

async function moveMoney(trx: Database, part: Recorded): Promise<Posted> {
  const { transfer, reference, amount, receivedAt } = part
  const credited = completed(part)
  const of = { merchantId: part.merchantId }
  const receiver = credited
    ? await memberAccount(trx, credited.account_id)
    : await operatorAccount(trx, 'suspense', of)
  return postTransfer(trx, {
    scope: 'bank',
    key: reference,
    requestHash: hashRequest(transfer.memo, amount),
    kind: credited ? 'deposit' : 'suspense',
    reference: credited ? credited.memo : reference,
    remark: credited ? 'wallet.statement.remark.vietqr' : 'wallet.statement.remark.suspense',
    now: receivedAt,
    entries: [
      { ledgerAccountId: await operatorAccount(trx, 'bank', of), amount: -amount },
      { ledgerAccountId: receiver, amount },
    ],
  })
}

async function writeDown(trx: Database, part: Recorded, transferId: number): Promise<void> {
  const { transfer, reference, payerKey, amount, receivedAt: now } = part
  const credited = completed(part)
  await createTransfer(trx, {
    reference,
    toldReference: reference === transfer.reference ? undefined : transfer.reference,
    toldAmount: amount === transfer.amount ? undefined : transfer.amount,
    memo: transfer.memo,
    amount,
    bank: transfer.bank ?? '',
    account: transfer.account ?? '',
    day: dayOf(transfer),
    told: transfer.told,
    payerKey,
    receivedAt: now,
    outcome: part.outcome,
    held: part.held,
    depositId: part.deposit?.id,
    merchantId: part.merchantId,
    transferId,
    creditedTo: credited?.account_id,
  })
  if (credited) {
    await updateReceived(trx, credited.id, { transferId, now })
    await noteLargeSums(trx, 'movement', [
      {
        accountId: credited.account_id,
        amount,
        at: now,
        actor: 'bank',
        subject: reference,
        after: { way: 'deposit' },
      },
    ])
    const about = { about: reference, amount, now }
    await appendNotice(trx, { ...about, kind: 'deposit_arrived', accountId: credited.account_id })
  } else if (part.held && part.deposit) {
    await tellHeld(trx, { accountId: part.deposit.account_id, held: part.held, reference, amount, now })
  }
}
