import type { MerchantSettings } from '../../db/merchant-settings.ts'

/** Whether one wallet pays for all vendors; a merchant that says nothing has one. */
export function hasSingleWallet({ wallet }: Pick<MerchantSettings, 'wallet'>): boolean {
  return wallet?.isSingle ?? true
}
