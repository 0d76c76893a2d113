import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import type { Services } from '../services/services.ts'
import { appendEvent } from '../events/event-store.ts'
import { Fault } from '../http/fault.ts'
import { findMerchant, type Merchant } from '../http/merchant.ts'
import {
  findAccountByName,
  isOfMerchant,
  listUndecided,
  type BankTransferRow,
  type DeskTransfer,
} from './bank-transfer-store.ts'
import { bounceTransfer, payBouncedAgain } from './bounce-transfer.ts'
import { listDecidedAndOwing, type DecidedRow, type OwingAccount } from './decided-store.ts'
import { findHold } from './find-hold.ts'
import { holdText } from './hold-transfer.ts'
import { bookingOf, recallTransfer, undoTransfer } from './undo-transfer.ts'
import { wasUndone } from './undo-store.ts'
import { lockTransfer, settleTransfer, type Settlement } from './settle-transfer.ts'

const reason = z.string().check(z.minLength(1), z.maxLength(200))
/** Who decides; where operators are named, the one whose secret it is. */
const by = z.optional(z.string().check(z.minLength(1), z.maxLength(100)))

/** What the operator's people do with money that waits in the suspense account, and with what was decided about it. */
export const transferOperation = z.discriminatedUnion('do', [
  z.strictObject({ merchant: z.string(), do: z.literal('waiting') }),
  z.strictObject({ merchant: z.string(), do: z.literal('decided') }),
  z.strictObject({
    merchant: z.string(),
    reference: z.string(),
    do: z.literal('undo'),
    /** The booking of what is undone, as `decided` tells it: what is decided anew meanwhile stays. */
    booking: z.int(),
    reason,
    by,
  }),
  z.strictObject({
    merchant: z.string(),
    reference: z.string(),
    do: z.literal('recall'),
    /** The bank's own number of taking it back: told twice, it is one. */
    recallReference: z.string().check(z.minLength(1), z.maxLength(64)),
    reason,
    by,
  }),
  z.strictObject({
    merchant: z.string(),
    reference: z.string(),
    do: z.literal('assign'),
    /** The user name of the account that gets it. */
    account: z.string(),
    reason,
    by,
  }),
  z.strictObject({
    merchant: z.string(),
    reference: z.string(),
    do: z.literal('return'),
    reason,
    by,
  }),
  z.strictObject({
    merchant: z.string(),
    reference: z.string(),
    do: z.literal('bounce'),
    /** The payout that came back, by its number or as the member knows it (`WD700001`). */
    withdrawalId: z.string(),
    reason,
    by,
  }),
])

/** Where a reported transfer is now. */
export type DecidedTransfer = { reference: string; state: BankTransferRow['state']; repeated: boolean }

type TransferOperation = z.infer<typeof transferOperation>
type Decision = Extract<TransferOperation, { do: 'assign' | 'return' }>
type Deciding = Exclude<TransferOperation, { do: 'waiting' | 'decided' }>

/** So many are told at once. */
const most = 100

/**
 * Lists what waits for a decision, the oldest first, of this merchant and of nobody for certain, or what was decided, the newest first; or
 * credits a waiting transfer to an account, sends it back, or books it as a payout that came back, once; or undoes that, or books that the
 * bank took it back. The same again answers as before.
 */
export async function operateTransfer(
  services: Services,
  wanted: TransferOperation,
  person?: string,
): Promise<DecidedTransfer | { waiting: DeskTransfer[] } | { decided: DecidedRow[]; owing: OwingAccount[] }> {
  const merchant = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'waiting') return { waiting: await listUndecided(services.db, merchant.id, most) }
  if (wanted.do === 'decided') return listDecidedAndOwing(services.db, merchant.id, most)
  const note = (trx: Database, row: BankTransferRow, after: BankTransferRow): Promise<void> =>
    noteDecision(trx, { merchant, wanted, person }, { row, after, now: services.now() })
  if (wanted.do === 'bounce') return bounceTransfer(services, merchant, wanted, note)
  if (wanted.do === 'undo') return undo(services, merchant, wanted, note)
  if (wanted.do === 'recall') return recall(services, merchant, wanted, note)
  const settlement = await read(services, merchant.id, wanted)
  return services.db.transaction().execute(async (trx) => {
    const row = await lockOwn(trx, merchant, wanted.reference)
    if (row.state === 'waiting') {
      const now = services.now()
      if (settlement.to === 'account') await requireNoHold(trx, row, settlement.accountId, now)
      const settled = await settleTransfer(trx, row, {
        settlement,
        reason: wanted.reason,
        by: wanted.by,
        now,
      })
      await note(trx, row, settled)
      return { reference: wanted.reference, state: settled.state, repeated: false }
    }
    if (!isSame(row, settlement)) throw new Fault('wallet.key.reused', { field: 'reference' })
    return { reference: wanted.reference, state: row.state, repeated: true }
  })
}

type UndoOperation = Extract<TransferOperation, { do: 'undo' }>
type RecallOperation = Extract<TransferOperation, { do: 'recall' }>

/** Writes the event of a decision about a transfer, as it was and as it is. */
type NoteDecision = (trx: Database, row: BankTransferRow, after: BankTransferRow) => Promise<void>

function noteDecision(
  trx: Database,
  { merchant, wanted, person }: { merchant: Merchant; wanted: Deciding; person: string | undefined },
  { row, after, now }: { row: BankTransferRow; after: BankTransferRow; now: number },
): Promise<void> {
  return appendEvent(trx, {
    merchantId: merchant.id,
    at: now,
    kind: 'money.decided',
    actor: 'operator',
    person: person ?? wanted.by,
    accountId: after.account_id ?? row.account_id ?? undefined,
    subject: row.bank_reference,
    before: { state: row.state },
    after: {
      do: wanted.do,
      state: after.state,
      amount: row.amount,
      ...('withdrawalId' in wanted && { withdrawal: wanted.withdrawalId }),
    },
    reason: wanted.reason,
  })
}

function undo(
  services: Services,
  merchant: Merchant,
  wanted: UndoOperation,
  note: NoteDecision,
): Promise<DecidedTransfer> {
  const { reference, booking, reason: why } = wanted
  return services.db.transaction().execute(async (trx) => {
    const row = await lockOwn(trx, merchant, reference)
    if (await wasUndone(trx, row.id, { booking })) return { reference, state: row.state, repeated: true }
    if (row.state !== 'waiting' && bookingOf(row) !== booking) {
      throw new Fault('transfer.refused', { field: 'booking', messageKey: 'wallet.undo.decided_anew' })
    }
    const undoing = { reason: why, by: byOf(wanted), now: services.now() }
    if (row.withdrawal_id !== null) await payBouncedAgain(trx, row, undoing)
    const undone = await undoTransfer(trx, row, undoing)
    await note(trx, row, undone)
    return { reference, state: undone.state, repeated: false }
  })
}

function recall(
  services: Services,
  merchant: Merchant,
  wanted: RecallOperation,
  note: NoteDecision,
): Promise<DecidedTransfer> {
  const { reference, recallReference, reason: why } = wanted
  return services.db.transaction().execute(async (trx) => {
    const row = await lockOwn(trx, merchant, reference)
    if (await wasUndone(trx, row.id, { recallReference })) {
      return { reference, state: row.state, repeated: true }
    }
    const undoing = { reason: why, by: byOf(wanted), now: services.now(), recallReference }
    const recalled = await recallTransfer(trx, row, undoing)
    await note(trx, row, recalled)
    return { reference, state: recalled.state, repeated: false }
  })
}

/** A transfer that is this merchant's, or nobody's for certain, locked until the transaction ends. */
async function lockOwn(trx: Database, merchant: Merchant, reference: string): Promise<BankTransferRow> {
  const row = await lockTransfer(trx, reference)
  if (!row || !(await isOfMerchant(trx, row, merchant.id)))
    throw new Fault('not_found', { field: 'reference' })
  return row
}

/** Who decides; an undoing without a name is nobody's. */
function byOf({ by: person }: { by?: string | undefined }): string {
  if (person === undefined) throw new Fault('request_param_err', { field: 'by' })
  return person
}

/** Refuses to credit what the account may not have; sent back it may be at any time (wallet 56). */
async function requireNoHold(
  trx: Database,
  row: BankTransferRow,
  accountId: number,
  now: number,
): Promise<void> {
  const held = await findHold(trx, { accountId, amount: row.amount, now })
  if (held)
    throw new Fault('transfer.refused', { field: 'account', messageKey: holdText(held), value: { held } })
}

async function read(services: Services, merchantId: number, wanted: Decision): Promise<Settlement> {
  if (wanted.do === 'return') return { to: 'bank' }
  const account = await findAccountByName(services.db, merchantId, wanted.account)
  if (!account) throw new Fault('USER_NOT_EXIST', { field: 'account' })
  return { to: 'account', accountId: account.id }
}

function isSame(row: BankTransferRow, settlement: Settlement): boolean {
  if (settlement.to === 'bank') return row.state === 'returned'
  return row.state === 'credited' && row.account_id === settlement.accountId
}
