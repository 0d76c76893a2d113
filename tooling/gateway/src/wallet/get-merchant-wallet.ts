import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { hasSingleWallet } from './vendor-wallets/has-single-wallet.ts'

/** 1 while one wallet pays for all vendors; 0 says that money is moved to a vendor's own before its games. */
export const getMerchantWallet: Handler<typeof calls.wallet.merchantWallet> = async ({ merchant }) => ({
  isSingle: hasSingleWallet(merchant.settings) ? 1 : 0,
})
