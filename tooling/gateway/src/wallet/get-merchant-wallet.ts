import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** This gateway keeps one wallet for all vendors, so nothing needs to be moved before a game. */
export const getMerchantWallet: Handler<typeof calls.wallet.merchantWallet> = async () => ({ isSingle: 1 })
