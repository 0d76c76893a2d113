import type { PayingWallet } from '../../bets/bet-store.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import type { Services } from '../../services/services.ts'
import { hasSingleWallet } from './has-single-wallet.ts'

/** Which wallet pays for games at a vendor: its own, where it keeps one and the merchant has not one for all (games 41). */
export async function payingWallet(
  { db, vendorWallets }: Pick<Services, 'db' | 'vendorWallets'>,
  settings: Pick<MerchantSettings, 'wallet'>,
  vendor: string,
): Promise<PayingWallet> {
  if (hasSingleWallet(settings)) return 'single'
  return (await vendorWallets(db)).has(vendor) ? 'vendor' : 'single'
}
