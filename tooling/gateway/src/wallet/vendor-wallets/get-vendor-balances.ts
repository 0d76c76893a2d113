import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { listVendorNames } from './vendor-name-store.ts'
import { listPendingTransfers } from './vendor-transfer-store.ts'

/** What the member has at each vendor now; a vendor that cannot be asked has no balance. */
export const getVendorBalances: Handler<typeof calls.wallet.vendorBalances> = async ({
  account,
  services,
  language,
}) => {
  const names = await listVendorNames(services.db, language)
  const pending = await listPendingTransfers(services.db, account.id)
  const list = await Promise.all(
    [...(await services.vendorWallets(services.db))].map(async ([code, wallet]) => {
      const balance = await wallet.balanceOf(String(account.id)).catch(() => undefined)
      return {
        vassalage: code,
        vendorName: names(code),
        ...(balance === undefined ? {} : { balance }),
        pending: pending
          .filter((row) => row.vendor_code === code)
          .reduce((sum, { amount }) => sum + amount, 0),
      }
    }),
  )
  return { list, asOf: services.now() }
}
