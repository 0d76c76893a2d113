import type { OrderOutcome, VendorOrder, VendorWallet } from '../../services/ports.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import {
  endTransfer,
  openTransfer,
  type VendorTransferRow,
  type WantedTransfer,
} from './vendor-transfer-store.ts'

/**
 * Moves money between the main wallet and a vendor's: written down first, then asked for. A vendor that gives no
 * answer leaves the transfer pending, for `settleVendorTransfers` to find out. What `mayBegin` throws undoes a new one.
 */
export async function moveBetweenWallets(
  services: Services,
  wanted: WantedTransfer,
  mayBegin: (trx: Database) => Promise<void> = () => Promise.resolve(),
): Promise<VendorTransferRow> {
  const orderNo = `VT${services.randomBytes(8).toString('hex').toUpperCase()}`
  const { row, isNew } = await services.db.transaction().execute(async (trx) => {
    const opened = await openTransfer(trx, wanted, { orderNo, now: services.now() })
    if (opened.isNew) await mayBegin(trx)
    return opened
  })
  if (!isNew) return row
  const wallet = await walletOf(services, row)
  const outcome = await unlessUnknown(() => wallet.transfer(orderOf(row)))
  return outcome ? end(services, row, outcome) : row
}

/** Finds out how a pending transfer ended and ends it; undefined while the vendor does not say. */
export async function settleWithVendor(
  services: Services,
  row: VendorTransferRow,
): Promise<VendorTransferRow | undefined> {
  const wallet = await walletOf(services, row)
  const status = await unlessUnknown(() => wallet.statusOf(row.order_no))
  if (!status) return undefined
  if (status.state !== 'missing') return end(services, row, status)
  // The order may still be under way, so it cannot be called off; the same order again is recorded once.
  const outcome = await unlessUnknown(() => wallet.transfer(orderOf(row)))
  return outcome && end(services, row, outcome)
}

function end(services: Services, row: VendorTransferRow, outcome: OrderOutcome): Promise<VendorTransferRow> {
  return services.db.transaction().execute((trx) => endTransfer(trx, row.id, outcome, services.now()))
}

async function walletOf(
  services: Services,
  { vendor_code: code, order_no: orderNo }: VendorTransferRow,
): Promise<VendorWallet> {
  const wallet = (await services.vendorWallets(services.db)).get(code)
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
