import type { Database } from './database.ts'
import type { MatchSource } from './matches/match-source.ts'
import type { BrandLooks } from './pages/brand-look.ts'

/** Sends a request to the gateway: the network, or in a test the gateway itself. */
export type SendToGateway = (request: Request) => Promise<Response>

/** Everything that the vendor may use: nothing else in it reads a clock, a random source or the environment. */
export type Services = {
  db: Database
  /** Milliseconds since 1970. */
  now: () => number
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Buffer
  settings: {
    /** What gateways call this vendor. */
    code: string
    gatewayOrigin: string
    /** Signs the calls of the seamless wallet and opens the player wallets; nothing is trusted while it is empty. */
    secret: string
    /** Seals the seeds that lie in the database (games 82). */
    storeSecret: string
  }
  sendToGateway: SendToGateway
  /** Where matches come from; the virtual leagues unless a real feed stands in their place. */
  matchSource?: MatchSource
  /** Which release plays the rounds: its version and, behind a plus, the hash of its list of files (games 129). */
  engineVersion?: string
  /** How the brands look whose merchants play here; all as the vendor itself unless it is said. */
  looks?: BrandLooks
}
