import { randomBytes } from 'node:crypto'
import type { Database } from './db/open-database.ts'
import type { GatewaySettings, House } from './house.ts'
import { createMemoryLimiter } from './http/rate-limiter.ts'
import { houseVendor } from './games/catalogue/vendors.ts'
import { createHttpVendorWallet, type VendorWallet } from './wallet/vendor-wallets/vendor-wallet.ts'
import { createLocalMessenger } from './outbox/messenger.ts'
import { createSealingKeys } from './http/sealing-keys.ts'

const localSettings: GatewaySettings = {
  gatewayOrigin: 'http://127.0.0.1:4000',
  vendorOrigin: 'http://127.0.0.1:4003',
  memberOrigin: 'http://127.0.0.1:4001',
  vendorSecret: '',
  opsSecret: '',
  bankSecret: '',
  localBank: true,
  localOutbox: true,
  localDesk: true,
  identityProviders: {},
}

/** Puts the gateway's parts together; what is not given is the real clock, real random and this process's memory. */
export function createHouse(
  parts: { db: Database; settings?: Partial<GatewaySettings> } & Partial<Omit<House, 'db' | 'settings'>>,
): House {
  const now = parts.now ?? Date.now
  const bytes = parts.randomBytes ?? randomBytes
  const settings = { ...localSettings, vendorSecret: bytes(32).toString('hex'), ...parts.settings }
  return {
    db: parts.db,
    now,
    randomBytes: bytes,
    settings,
    keys: parts.keys ?? createSealingKeys(bytes(6).toString('hex')),
    limiter: parts.limiter ?? createMemoryLimiter(now),
    ...(parts.phoneService && { phoneService: parts.phoneService }),
    messenger: parts.messenger ?? createLocalMessenger(parts.db),
    vendorWallets: parts.vendorWallets ?? new Map([[houseVendor, walletOfHouseVendor(settings)]]),
  }
}

function walletOfHouseVendor({ vendorOrigin, vendorSecret }: GatewaySettings): VendorWallet {
  return createHttpVendorWallet({ origin: vendorOrigin, secret: vendorSecret })
}
