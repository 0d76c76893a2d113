import type { Database } from './db/open-database.ts'
import type { SealingKeys } from './http/sealing-keys.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import type { ProviderSettings } from './session/identity-provider.ts'
import type { Messenger } from './outbox/messenger.ts'
import type { VendorWallet } from './wallet/vendor-wallets/vendor-wallet.ts'
import type { PhoneService } from './outbox/phone-service.ts'

/** Addresses and limits that differ from one installation to the next. */
export type GatewaySettings = {
  /** Where browsers reach this gateway, the house vendor's games and the member site. */
  gatewayOrigin: string
  vendorOrigin: string
  memberOrigin: string
  /** Bearer of the seamless wallet calls between this gateway and the house vendor. */
  vendorSecret: string
  /** Opens the operations endpoints; they do not exist while it is empty. */
  opsSecret: string
  /** Signs what the bank reports to `POST /bank/transfers`; the address does not exist while it is empty. */
  bankSecret: string
  /** The local bank page exists only where it is on. */
  localBank: boolean
  /** OpenID providers for social sign-in, by the name on the wire; one that is missing is not on offer. */
  identityProviders: Partial<Record<'google' | 'facebook', ProviderSettings>>
  /** The local outbox page, which shows SMS and mail, exists only where it is on. */
  localOutbox: boolean
  /** The local desk, where the house's own people work, exists only where it is on. */
  localDesk: boolean
}

/** Everything a handler may use: nothing else in the gateway reads a clock, a random source or the environment. */
export type House = {
  db: Database
  /** Milliseconds since 1970. */
  now: () => number
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Buffer
  settings: GatewaySettings
  keys: SealingKeys
  limiter: RateLimiter
  messenger: Messenger
  /** The vendors that keep a wallet for each player, by their code. */
  vendorWallets: ReadonlyMap<string, VendorWallet>
  /** Verifies phones instead of codes of our own; without it codes go out by SMS. */
  phoneService?: PhoneService | undefined
}
