import type { OrderOutcome } from '../../services/ports.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { Fault } from '../../http/fault.ts'
import { findByKey } from '../money-act-store.ts'
import { hashRequest, operatorAccount, memberAccount, postTransfer } from '../../ledger/ledger.ts'

export type VendorTransferRow = Selectable<Schema['vendor_transfer']>

/** What a member asks for; the key makes it once. */
export type WantedTransfer = {
  accountId: number
  vendorCode: string
  direction: 'in' | 'out'
  amount: number
  idempotencyKey: string
}

/**
 * Puts the amount into transit and writes the transfer down, before the vendor hears of it. The same key finds the
 * first transfer again; with other wishes it is refused.
 */
export async function openTransfer(
  trx: Database,
  wanted: WantedTransfer,
  made: { orderNo: string; now: number },
): Promise<{ row: VendorTransferRow; isNew: boolean }> {
  const { accountId, vendorCode, direction, amount, idempotencyKey } = wanted
  await lockOpenAccount(trx, accountId)
  const source =
    direction === 'in'
      ? await memberAccount(trx, accountId)
      : await operatorAccount(trx, `vendor:${vendorCode}`, { accountId: accountId })
  const posted = await postTransfer(trx, {
    scope: `vendor-transfer:${accountId}`,
    key: idempotencyKey,
    requestHash: hashRequest(vendorCode, direction, amount),
    kind: direction === 'in' ? 'vendor-in' : 'vendor-out',
    reference: made.orderNo,
    remark: remarks[direction],
    now: made.now,
    entries: [
      { ledgerAccountId: source, amount: -amount },
      { ledgerAccountId: await memberAccount(trx, accountId, 'transit'), amount },
    ],
  })
  if (posted.outcome === 'insufficient') throw new Fault('wallet.insufficient', { field: 'amount' })
  if (posted.outcome === 'key-reused') throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  const first = await findByKey(trx, 'vendor_transfer', accountId, idempotencyKey)
  if (first) return { row: first, isNew: false }
  const row = await trx
    .insertInto('vendor_transfer')
    .values({
      order_no: made.orderNo,
      account_id: accountId,
      vendor_code: vendorCode,
      idempotency_key: idempotencyKey,
      direction,
      amount,
      created_at: made.now,
      start_transfer_id: posted.transferId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, isNew: true }
}

/** Takes the amount out of transit, once the vendor's answer is known: on to where it was going, or back. */
export async function endTransfer(
  trx: Database,
  id: number,
  outcome: OrderOutcome,
  now: number,
): Promise<VendorTransferRow> {
  const row = await trx
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.state !== 'pending') return row
  const isDone = outcome.state === 'done'
  const endsWithPlayer = (row.direction === 'out') === isDone
  const posted = await postTransfer(trx, {
    scope: 'vendor-transfer-end',
    key: row.order_no,
    requestHash: hashRequest(outcome.state, row.amount),
    kind: isDone ? (`vendor-${row.direction}` as const) : 'vendor-return',
    reference: row.order_no,
    remark: isDone ? remarks[row.direction] : remarks.back,
    now,
    entries: [
      { ledgerAccountId: await memberAccount(trx, row.account_id, 'transit'), amount: -row.amount },
      {
        ledgerAccountId: endsWithPlayer
          ? await memberAccount(trx, row.account_id)
          : await operatorAccount(trx, `vendor:${row.vendor_code}`, { accountId: row.account_id }),
        amount: row.amount,
      },
    ],
  })
  if (posted.outcome !== 'posted')
    throw new Error(`${row.order_no} could not leave transit: ${posted.outcome}`)
  return trx
    .updateTable('vendor_transfer')
    .set({ state: outcome.state, settled_at: now, end_transfer_id: posted.transferId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What is on its way between an account and its vendors. */
export function listPendingTransfers(
  db: Database,
  accountId: number,
): Promise<Pick<VendorTransferRow, 'vendor_code' | 'amount'>[]> {
  return db
    .selectFrom('vendor_transfer')
    .select(['vendor_code', 'amount'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'pending')
    .execute()
}

/** Pending transfers that began before a moment; those that their vendor was asked about longest ago come first. */
export function listUnsettledTransfers(
  db: Database,
  { beganBefore, most }: { beganBefore: number; most: number },
): Promise<VendorTransferRow[]> {
  return db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('state', '=', 'pending')
    .where('created_at', '<=', beganBefore)
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Notes when the vendor was last asked how a transfer ended. */
export async function updateAskedAt(db: Database, id: number, now: number): Promise<void> {
  await db.updateTable('vendor_transfer').set({ asked_at: now }).where('id', '=', id).execute()
}

/**
 * Locks an account until the transaction ends, before any of its ledger accounts: so does who closes it (member 14), and
 * neither slips past the other. One that is closed is nobody's.
 */
async function lockOpenAccount(trx: Database, accountId: number): Promise<void> {
  const account = await trx
    .selectFrom('account')
    .select('active_flag')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (account?.active_flag !== 1) throw new Fault('login.not.session')
}

const remarks = {
  in: 'wallet.statement.remark.vendor_in',
  out: 'wallet.statement.remark.vendor_out',
  back: 'wallet.statement.remark.vendor_return',
} as const
