import type { Database } from './db/open-database.ts'
import type { SealingKeys } from './http/sealing-keys.ts'
import type { RateLimiter } from './http/rate-limiter.ts'

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
}
