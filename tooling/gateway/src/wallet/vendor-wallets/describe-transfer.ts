import type { VendorTransfer } from '@saola/protocol'
import type { VendorTransferRow } from './vendor-transfer-store.ts'

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
