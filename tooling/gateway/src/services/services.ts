import type {
  KeptReads,
  AskVendor,
  IdentityService,
  MatchList,
  Messenger,
  Passwords,
  PhoneService,
  PlaceService,
  ProviderSettings,
  RateLimiter,
  ResultSource,
  SealingKeys,
  Signals,
  VendorWallet,
} from './ports.ts'
import type { Art } from './art.ts'
import type { Database } from '../db/database.ts'
import type { Release } from '@saola/server'

/** Addresses and limits that differ from one installation to the next. */
export type GatewaySettings = {
  /** How far this gateway's clock is from the machine's, in ms: what waits for the end of a window is met sooner. */
  clockOffsetMs: number
  /** Where browsers reach this gateway and the member site. */
  gatewayOrigin: string
  memberOrigin: string
  /** Addresses and ranges of the proxies in front, which alone say where a visitor comes from. */
  trustedProxies: readonly string[]
  /** What the catalogue calls the in-house vendor. */
  vendorCode: string
  /** Where its games are and how it signs, for its record while there is none (games 93); without a secret none is written. */
  vendorOrigin: string
  vendorSecret: string
  /** Opens the operator's acts on a laptop, to whoever says who he is. Without it and without operators there are no acts. */
  opsSecret: string
  /** The operator's people, each known by a secret of their own (system 34). */
  operators: readonly { name: string; secret: string }[]
  /** Addresses and ranges at which the operator's acts answer besides inner ones. */
  opsNetworks: readonly string[]
  /** Seals what lies secret in the database; what was sealed opens with the same one alone. */
  storeSecret: string
  /** Signs what the bank reports to `POST /bank/transfers`; the address does not exist while it is empty. */
  bankSecret: string
  /** Where payers find a page that plays their bank, on a laptop; empty elsewhere. */
  bankPageOrigin: string
  /** The lines that serve the member sites of merchants which name none of their own (system 13). */
  lines: readonly string[]
  /** Further origins whose pages may call the gateway, such as an agent portal's (system 43). */
  siteOrigins: readonly string[]
  /** Hosts of pictures and of games, by their base addresses (system 7); with none, everything comes from where it usually does. */
  imageCdns: readonly string[]
  launchCdns: readonly string[]
  /** Where results of the state are published, each with the name that is shown. */
  resultSources: readonly { name: string; url: string }[]
  /** An SMTP server for mail, and an address for SMS; without one, messages of its channel go into the local outbox. */
  mail?: { url: string; from: string } | undefined
  sms?: { url: string; token: string } | undefined
  /**
   * A service that verifies phones: its key, where it is when it is not Firebase itself, and the page on which a browser
   * gets the token of its captcha. Without one, codes are our own.
   */
  phone?: { apiKey: string; origin?: string; captchaUrl: string } | undefined
  /** A service that verifies identities (member 26): where it is, and the secret that goes there and signs what it tells later. Without one people decide. */
  identity?: { url: string; secret: string } | undefined
  /** A service that says where an address is (protection 25); without one nobody is asked. */
  places?: { url: string; token: string } | undefined
  /** Push services that browsers may name, and whom they write to about this installation's messages (support 16). */
  pushServices: readonly string[]
  pushContact: string
  /** OpenID providers for social sign-in, by the name on the wire; one that is missing is not on offer. */
  identityProviders: Partial<Record<'google' | 'facebook', ProviderSettings>>
}

/** Everything a handler may use: nothing else in the gateway reads a clock, a random source or the environment. */
export type Services = {
  db: Database
  /** Milliseconds since 1970. */
  now: () => number
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Buffer
  settings: GatewaySettings
  passwords: Passwords
  keys: SealingKeys
  limiter: RateLimiter
  messenger: Messenger
  art: Art
  /** The vendors that keep a wallet for each member, by their code, as their records are now. */
  vendorWallets: (db: Database) => Promise<ReadonlyMap<string, VendorWallet>>
  /** The matches of the in-house vendor that lobbies show. */
  matchList: MatchList
  askVendor: AskVendor
  signals: Signals
  /** What this process runs, by its files. */
  release: Release
  kept: KeptReads
  /** Who is asked for results of the state; with none, people enter them. */
  resultSources: readonly ResultSource[]
  /** Aborts as the gateway begins to close, for answers that would go on for ever. */
  closing: AbortSignal
  /** Verifies phones instead of codes of our own; without it codes go out by SMS. */
  phoneService?: PhoneService | undefined
  /** Verifies identities; without it the operator's people do. */
  identityService?: IdentityService | undefined
  /** Says where an address is; without it the edge alone does. */
  placeService?: PlaceService | undefined
}
