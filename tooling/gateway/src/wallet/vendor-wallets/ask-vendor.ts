import type { Database } from '../../db/open-database.ts'
import type { House } from '../../house.ts'
import { endTransfer, openTransfer, type VendorTransferRow, type WantedTransfer } from './transfer-store.ts'
import type { OrderOutcome, VendorOrder } from './vendor-wallet.ts'

/**
 * Moves money between the main wallet and a vendor's: written down first, then asked for. A vendor that gives no
 * answer leaves the transfer pending, for `settleVendorTransfers` to find out. What `mayBegin` throws undoes a new one.
 */
export async function moveBetweenWallets(
  house: House,
  wanted: WantedTransfer,
  mayBegin: (trx: Database) => Promise<void> = () => Promise.resolve(),
): Promise<VendorTransferRow> {
  const orderNo = `VT${house.randomBytes(8).toString('hex').toUpperCase()}`
  const { row, isNew } = await house.db.transaction().execute(async (trx) => {
    const opened = await openTransfer(trx, wanted, { orderNo, now: house.now() })
    if (opened.isNew) await mayBegin(trx)
    return opened
  })
  if (!isNew) return row
  const outcome = await unlessUnknown(() => walletOf(house, row).transfer(orderOf(row)))
  return outcome ? end(house, row, outcome) : row
}

/** Finds out how a pending transfer ended and ends it; undefined while the vendor does not say. */
export async function settleWithVendor(
  house: House,
  row: VendorTransferRow,
): Promise<VendorTransferRow | undefined> {
  const wallet = walletOf(house, row)
  const status = await unlessUnknown(() => wallet.statusOf(row.order_no))
  if (!status) return undefined
  if (status.state !== 'missing') return end(house, row, status)
  // The order may still be under way, so it cannot be called off; the same order again is booked once.
  const outcome = await unlessUnknown(() => wallet.transfer(orderOf(row)))
  return outcome && end(house, row, outcome)
}

function end(house: House, row: VendorTransferRow, outcome: OrderOutcome): Promise<VendorTransferRow> {
  return house.db.transaction().execute((trx) => endTransfer(trx, row.id, outcome, house.now()))
}

function walletOf(house: House, { vendor_code: code, order_no: orderNo }: VendorTransferRow) {
  const wallet = house.vendorWallets.get(code)
  if (!wallet) throw new Error(`${orderNo}: there is no wallet at ${code}`)
  return wallet
}

function orderOf(row: VendorTransferRow): VendorOrder {
  return {
    orderId: row.order_no,
    playerId: String(row.account_id),
    direction: row.direction,
    amount: row.amount,
  }
}

/** The answer of a vendor; undefined when none came that can be believed. */
async function unlessUnknown<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    console.warn('[vendor wallet]', error instanceof Error ? error.message : error)
    return undefined
  }
}
