import type { Services } from '../services.ts'
import type { WalletKind } from '../sitting/sitting-store.ts'
import { createKeptWallet } from './kept-wallet.ts'
import { createSeamlessClient, type SeamlessClient } from './seamless-client.ts'
import { createToldWallet } from './told-wallet.ts'
import type { Wallet } from './wallet.ts'

/** The wallet of each kind of sitting; the seamless one also tells what the gateway knows. */
export type Wallets = Record<WalletKind, Wallet> & { seamless: SeamlessClient }

/** The wallets that rounds are played from. */
export function createWallets(services: Services): Wallets {
  const kept = createKeptWallet(services)
  const seamless = createSeamlessClient(services)
  return { seamless, vendor: createToldWallet(kept, seamless), demo: kept }
}
