import { transferOutcome, type TransferOutcome } from '@saola/rules'
import type { Selectable } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { Schema } from '../db/schema.ts'
import type { House } from '../house.ts'
import { memoCandidates } from '../wallet/deposit-memo.ts'
import { hashRequest, houseBook, playerBook, postTransfer, type Posted } from '../wallet/ledger.ts'

/** Money that arrived at the bank. `reference` is the bank's own number, `memo` its whole description. */
export type BankTransfer = { reference: string; memo: string; amount: number }

/** `known` is a transfer that was reported before; `reference-reused` names one with another amount or memo. */
export type Received = { kind: 'recorded' | 'known'; outcome: TransferOutcome } | { kind: 'reference-reused' }

type DepositRow = Selectable<Schema['deposit']>

/**
 * Books a bank transfer once per reference: to the player when it pays a pending deposit exactly, else to the
 * suspense book, so that no đồng that arrived is ever without a place. `settleTransfers` takes it from there.
 */
export function receiveTransfer(house: Pick<House, 'db' | 'now'>, transfer: BankTransfer): Promise<Received> {
  return house.db.transaction().execute((trx) => matchTransfer(trx, transfer, house.now))
}

/** The same inside a transaction that is open already; the clock is read once the deposit is locked. */
export async function matchTransfer(
  trx: Database,
  transfer: BankTransfer,
  now: () => number,
): Promise<Received> {
  const deposit = await lockDeposit(trx, transfer.memo)
  const known = await findKnown(trx, transfer)
  if (known) return known
  const receivedAt = now()
  const awaited = deposit && {
    amount: deposit.amount,
    isPaid: deposit.status === 'received',
    expiresAt: deposit.expires_at,
  }
  const outcome = transferOutcome(awaited, { amount: transfer.amount, receivedAt })
  const posted = await book(trx, { transfer, deposit, outcome, receivedAt })
  if (posted.outcome === 'key-reused') return { kind: 'reference-reused' }
  if (posted.outcome === 'insufficient') throw new Error('the bank book refused a transfer')
  if (posted.outcome === 'replayed') return requireKnown(trx, transfer)
  await record(trx, { transfer, deposit, outcome, receivedAt, transferId: posted.transferId })
  return { kind: 'recorded', outcome }
}

/** Locked before the books, so that two transfers for one deposit stand in line. */
async function lockDeposit(trx: Database, description: string): Promise<DepositRow | undefined> {
  const candidates = memoCandidates(description)
  if (candidates.length === 0) return undefined
  return trx
    .selectFrom('deposit')
    .selectAll()
    .where('memo', 'in', candidates)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

async function findKnown(trx: Database, transfer: BankTransfer): Promise<Received | undefined> {
  const row = await trx
    .selectFrom('bank_transfer')
    .select(['memo', 'amount', 'outcome'])
    .where('bank_reference', '=', transfer.reference)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.memo !== transfer.memo || row.amount !== transfer.amount) return { kind: 'reference-reused' }
  // The table's check constraint knows the same five words.
  return { kind: 'known', outcome: row.outcome as TransferOutcome }
}

async function requireKnown(trx: Database, transfer: BankTransfer): Promise<Received> {
  const known = await findKnown(trx, transfer)
  if (!known) throw new Error(`bank transfer ${transfer.reference} is booked but not recorded`)
  return known
}

type Matched = {
  transfer: BankTransfer
  deposit: DepositRow | undefined
  outcome: TransferOutcome
  receivedAt: number
}

async function book(trx: Database, { transfer, deposit, outcome, receivedAt }: Matched): Promise<Posted> {
  const credited = deposit && outcome === 'exact' ? deposit : undefined
  const receiver = credited ? await playerBook(trx, credited.account_id) : await houseBook(trx, 'suspense')
  return postTransfer(trx, {
    scope: 'bank',
    key: transfer.reference,
    requestHash: hashRequest(transfer.memo, transfer.amount),
    kind: credited ? 'deposit' : 'suspense',
    reference: credited ? credited.memo : transfer.reference,
    remark: credited ? 'wallet.statement.remark.vietqr' : 'wallet.statement.remark.suspense',
    now: receivedAt,
    entries: [
      { bookAccountId: await houseBook(trx, 'bank'), amount: -transfer.amount },
      { bookAccountId: receiver, amount: transfer.amount },
    ],
  })
}

async function record(
  trx: Database,
  { transfer, deposit, outcome, receivedAt, transferId }: Matched & { transferId: number },
): Promise<void> {
  await trx
    .insertInto('bank_transfer')
    .values({
      bank_reference: transfer.reference,
      memo: transfer.memo,
      amount: transfer.amount,
      received_at: receivedAt,
      outcome,
      deposit_id: deposit?.id ?? null,
      transfer_id: transferId,
      ...(deposit &&
        outcome === 'exact' && {
          state: 'credited' as const,
          account_id: deposit.account_id,
          settled_at: receivedAt,
        }),
    })
    .execute()
  if (!deposit || outcome !== 'exact') return
  await trx
    .updateTable('deposit')
    .set({ status: 'received', received_at: receivedAt, transfer_id: transferId })
    .where('id', '=', deposit.id)
    .execute()
}
