import type { VendorWallet } from '../../services/ports.ts'
import type { Services } from '../../services/services.ts'
import { listConnectedVendors, type Vendor } from '../../vendors/find-vendor.ts'
import { wholeUnits } from '../../vendors/units.ts'
import { createHttpVendorWallet } from './vendor-wallet.ts'

/** The wallets of the vendors that keep some, by their code; also of those that are off, whose money comes back (games 96). */
export async function listVendorWallets(
  services: Pick<Services, 'db' | 'settings'>,
): Promise<ReadonlyMap<string, VendorWallet>> {
  const vendors = await listConnectedVendors(services)
  return new Map(
    vendors.filter(({ keepsWallets }) => keepsWallets).map((vendor) => [vendor.code, walletAt(vendor)]),
  )
}

/** A vendor's wallet, in đồng on this side and in its own unit on the other (games 94). */
function walletAt({ code, unit, ...place }: Vendor): VendorWallet {
  const wallet = createHttpVendorWallet(place)
  return {
    ...wallet,
    async transfer(order) {
      const amount = wholeUnits(order.amount, unit)
      if (amount === undefined) throw new Error(`${code} counts in units of ${unit}, not ${order.amount}`)
      return wallet.transfer({ ...order, amount })
    },
    balanceOf: async (playerId) => (await wallet.balanceOf(playerId)) * unit,
  }
}
