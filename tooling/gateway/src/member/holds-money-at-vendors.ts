import type { Services } from '../services/services.ts'
import { listVendorsPaid } from './closing-store.ts'

/** Whether an account has money at a vendor. One that does not answer may have some: nothing is guessed (wallet 29). */
export async function holdsMoneyAtVendors(services: Services, accountId: number): Promise<boolean> {
  const codes = await listVendorsPaid(services.db, accountId)
  const wallets = await services.vendorWallets(services.db)
  const held = await Promise.all(
    codes.map(async (code) => {
      const balance = await wallets
        .get(code)
        ?.balanceOf(String(accountId))
        .catch(() => undefined)
      return balance !== 0
    }),
  )
  return held.includes(true)
}
