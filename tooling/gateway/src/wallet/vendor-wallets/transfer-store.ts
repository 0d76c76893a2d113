import type { Selectable } from 'kysely'
import type { VendorTransfer } from '@saola/protocol'
import type { Database } from '../../db/open-database.ts'
import type { Schema } from '../../db/schema.ts'
import { Fault } from '../../http/fault.ts'
import { hashRequest, houseBook, playerBook, postTransfer } from '../ledger.ts'
import type { OrderOutcome } from './vendor-wallet.ts'

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
  const source =
    direction === 'in' ? await playerBook(trx, accountId) : await houseBook(trx, `vendor:${vendorCode}`)
  const posted = await postTransfer(trx, {
    scope: `vendor-transfer:${accountId}`,
    key: idempotencyKey,
    requestHash: hashRequest(vendorCode, direction, amount),
    kind: direction === 'in' ? 'vendor-in' : 'vendor-out',
    reference: made.orderNo,
    remark: remarks[direction],
    now: made.now,
    entries: [
      { bookAccountId: source, amount: -amount },
      { bookAccountId: await playerBook(trx, accountId, 'transit'), amount },
    ],
  })
  if (posted.outcome === 'insufficient') throw new Fault('wallet.insufficient', { field: 'amount' })
  if (posted.outcome === 'key-reused') throw new Fault('wallet.key.reused', { field: 'Idempotency-Key' })
  const first = await findByKey(trx, accountId, idempotencyKey)
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
      { bookAccountId: await playerBook(trx, row.account_id, 'transit'), amount: -row.amount },
      {
        bookAccountId: endsWithPlayer
          ? await playerBook(trx, row.account_id)
          : await houseBook(trx, `vendor:${row.vendor_code}`),
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

/** The transfer that an account asked for under a key. */
export function findByKey(
  db: Database,
  accountId: number,
  key: string,
): Promise<VendorTransferRow | undefined> {
  return db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** A transfer as its owner sees it. */
export function describeTransfer(row: VendorTransferRow, vendorName: string): VendorTransfer {
  return {
    orderNo: row.order_no,
    vassalage: row.vendor_code,
    vendorName,
    direction: row.direction,
    amount: row.amount,
    state: row.state,
    createdAt: row.created_at,
    ...(row.settled_at === null ? {} : { settledAt: row.settled_at }),
  }
}

const remarks = {
  in: 'wallet.statement.remark.vendor_in',
  out: 'wallet.statement.remark.vendor_out',
  back: 'wallet.statement.remark.vendor_return',
} as const
