import type { Job } from '../../jobs/job.ts'
import { settleWithVendor } from './ask-vendor.ts'

/** A transfer is left alone for so long: its own request may still be answered. */
const graceMs = 10_000
/** How many transfers one run asks about at most; those asked about longest ago come first. */
const batch = 100
/** A vendor that gives no answer so often is left alone until the next run. */
const mostSilences = 3

/** Asks vendors how pending transfers ended, until they say. Nothing is ever guessed. */
export const settleVendorTransfers: Job = {
  name: 'wallet.settle-vendor-transfers',
  everySeconds: 10,
  run: async (house) => {
    const rows = await house.db
      .selectFrom('vendor_transfer')
      .selectAll()
      .where('state', '=', 'pending')
      .where('created_at', '<=', house.now() - graceMs)
      .orderBy('asked_at', (order) => order.asc().nullsFirst())
      .orderBy('id')
      .limit(batch)
      .execute()
    const silences = new Map<string, number>()
    let changed = 0
    for (const row of rows) {
      const silent = silences.get(row.vendor_code) ?? 0
      if (silent >= mostSilences || !house.vendorWallets.has(row.vendor_code)) continue
      await house.db
        .updateTable('vendor_transfer')
        .set({ asked_at: house.now() })
        .where('id', '=', row.id)
        .execute()
      if (await settleWithVendor(house, row)) changed += 1
      else silences.set(row.vendor_code, silent + 1)
    }
    return changed
  },
}
