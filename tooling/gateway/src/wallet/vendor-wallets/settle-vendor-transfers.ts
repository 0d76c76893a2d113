import type { Job } from '../../services/job.ts'
import { jobPeriods, vendorTransferGraceMs } from '@saola/rules'
import { settleWithVendor } from './ask-vendor.ts'
import { listUnsettledTransfers, updateAskedAt } from './vendor-transfer-store.ts'

/** How many transfers one run asks about at most; those asked about longest ago come first. */
const batch = 100
/** A vendor that gives no answer so often is left alone until the next run. */
const mostSilences = 3

/** Asks vendors how pending transfers ended, until they say. Nothing is ever guessed. */
export const settleVendorTransfers: Job = {
  name: 'wallet.settle-vendor-transfers',
  everyMs: jobPeriods.settleVendorTransfers,
  run: async (services) => {
    const rows = await listUnsettledTransfers(services.db, {
      beganBefore: services.now() - vendorTransferGraceMs,
      most: batch,
    })
    const wallets = await services.vendorWallets(services.db)
    const silences = new Map<string, number>()
    let changed = 0
    for (const row of rows) {
      const silent = silences.get(row.vendor_code) ?? 0
      if (silent >= mostSilences || !wallets.has(row.vendor_code)) continue
      await updateAskedAt(services.db, row.id, services.now())
      if (await settleWithVendor(services, row)) changed += 1
      else silences.set(row.vendor_code, silent + 1)
    }
    return changed
  },
}
