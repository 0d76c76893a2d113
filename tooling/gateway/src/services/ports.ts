import type { DocumentKind, IdentityReason } from '@saola/protocol'
import type { AttemptLimit } from '@saola/rules'
import type { Encoding } from '@saola/server'
import type { KeyObject } from 'node:crypto'
import type { MerchantSettings } from '../db/merchant-settings.ts'

/** One message to a person, already in her language. */
export type Message = {
  merchantId: number
  /** Whom it concerns, when that is known. */
  accountId?: number
  channel: 'sms' | 'email'
  /** A phone number in E.164, or a mail address. */
  recipient: string
  /** The subject of a mail; an SMS shows only the content. */
  title: string
  content: string
  /** Whether it carries what opens something, such as a code: it is kept sealed then, and leaves with no export. */
  opens?: true
  language: 'VI' | 'EN'
  /** Milliseconds since 1970. */
  now: number
}

/** The port to whoever delivers SMS and mail. A failed delivery throws. */
export type Messenger = { send: (message: Message) => Promise<void> }

/** The port to a service that sends and checks phone codes itself; refusals carry codes of session 7. */
export type PhoneService = {
  /** Sends a code to a number in E.164 and answers the service's name for this visit. `proof` is its captcha's. */
  start: (mobile: string, proof: string | undefined) => Promise<string>
  /** Whether the code of a visit proves this number; an ended visit is refused as `phone.code-expired`. */
  confirm: (session: string, mobile: string, code: string) => Promise<boolean>
}

/** Who somebody says to be, and by which document. */
export type ShownIdentity = {
  fullName: string
  /** `YYYY-MM-DD`. */
  bornOn: string
  documentKind: DocumentKind
  documentNumber: string
}

/** What a service found; `waiting` says that it tells later, by its callback. */
export type IdentityOutcome =
  | { state: 'verified' }
  | { state: 'refused'; reason: IdentityReason }
  | { state: 'waiting' }

/** The port to a service that verifies who somebody is (member 26). Whatever fails on the way throws, and then nothing is known. */
export type IdentityService = {
  /** Asks about a person; asking again under the same reference is the same question. */
  verify: (reference: string, shown: ShownIdentity) => Promise<IdentityOutcome>
}

/** Where an address is: a country code, and whether it hides somebody who is elsewhere (proxy, VPN, a hosted machine). */
export type FoundPlace = { region: string; isProxy: boolean }

/** The port to a service of places (protection 25). `undefined` for an address that it does not know; what fails throws. */
export type PlaceService = { find: (address: string) => Promise<FoundPlace | undefined> }

/** One movement as a vendor is asked for it: `in` puts money into its wallet, `out` takes it from there. */
export type VendorOrder = { orderId: string; playerId: string; direction: 'in' | 'out'; amount: number }

/** How an order ended. */
export type OrderOutcome = { state: 'done' | 'refused' }

/** A wallet that a vendor keeps for each member. Whatever fails on the way throws, and then nothing is known. */
export type VendorWallet = {
  /** Asks for an order; asking again with the same order id is the same order. */
  transfer: (order: VendorOrder) => Promise<OrderOutcome>
  /** `missing` says that the order has not arrived; it may still be under way. */
  statusOf: (orderId: string) => Promise<OrderOutcome | { state: 'missing' }>
  /** What the member has there, in đồng. */
  balanceOf: (playerId: string) => Promise<number>
}

/** One OpenID provider as the installation knows it. */
export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string }

/** Counts attempts by key. Waiting times are milliseconds, 0 when an attempt may go on. */
export type RateLimiter = {
  /** Counts one attempt and answers how long to wait. */
  take: (key: string, limit: AttemptLimit) => Promise<number>
  /** Looks without counting. */
  look: (key: string) => Promise<{ count: number; waitMs: number }>
  /** Takes one attempt back that turned out to be honest; a lock stays. */
  giveBack: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
}

/** Who publishes the state's results: `undefined` while a draw has none. Whatever fails on the way throws. */
export type ResultSource = {
  /** By which members and operators know it. */
  name: string
  find: (draw: { gameCode: string; numero: string }) => Promise<string[][] | undefined>
}

/** An answer as it is sent: all of its headers, and its bytes as letters (latin1), which leave with the headers in one write. */
export type WholeAnswer = { headers: Readonly<Record<string, string>>; body: string }

/** What was answered to everybody alike, as text and in each encoding. */
export type KeptAnswer = { text: string; as: (encoding: Encoding) => Promise<WholeAnswer> }

/** Values that are kept for a moment (wire 34). */
export type Kept<Value> = {
  /** What was asked for a moment ago; undefined where nothing was or it may have changed since. */
  find: (key: string) => Value | undefined
  /** The kept value, else the one that is made now, once for everybody who asks meanwhile. What throws or is undefined is not kept. */
  ask: (key: string, make: () => Promise<Value>) => Promise<Value>
  /** Something has changed: nothing that was asked for until now is given again; by its key that value alone. */
  drop: (key?: string) => void
}

/** What this process keeps of its database. */
export type KeptReads = {
  answers: Kept<KeptAnswer>
  /** Merchants by their code, for reads. */
  merchants: Kept<Merchant | undefined>
  /** The origins whose pages may call, under one key. */
  sites: Kept<ReadonlySet<string>>
  /** Open sessions by the hash of their token, for reads. */
  sessions: Kept<CallerSession | undefined>
}

/** The account of a session that is open at a moment. */
export type CallerSession = {
  id: number
  merchantId: number
  name: string
  type: number
  expiresAt: number
  createdAt: number
  /** Of a sub-account: in whose name it works, and what it may do there. */
  owner: { id: number; name: string; type: number } | undefined
  rights: readonly string[]
}

/** A merchant with its settings, as they are now or, for a read, were a moment ago. */
export type Merchant = { id: number; code: string; name: string; settings: MerchantSettings }

/** Tells all processes of an installation that there is something new to look for; what it is stands in the database. */
export type Signals = {
  send: () => Promise<void>
  /** Calls back on each signal of any process; answers how to stop. */
  listen: (hear: () => void) => () => void
  close: () => Promise<void>
}

/** The two key pairs of sealed bodies: RSA-OAEP-256 for JWE, and textbook RSA for the legacy cipher. */
export type SealingKeys = {
  jwe: {
    kid: string
    privateKey: KeyObject
    publicJwk: { kty: 'RSA'; n: string; e: string; kid: string; alg: string }
  }
  legacy: { modulus: bigint; privateExponent: bigint; modulusHex: string }
}

/** A match as its vendor tells it to lobbies; `odds` in thousandths. */
export type ListedMatch = {
  matchId: string
  /** The title that leads to it. */
  gameCode: string
  names: { home: { vi: string; en: string }; away: { vi: string; en: string } }
  startsAt: number
  isLive: boolean
  minute: number
  score: { home: number; away: number }
  odds?: { home: number; draw: number; away: number } | undefined
}

/** Tells the matches to show now, those under way first; none where the vendor is away. */
export type MatchList = () => Promise<readonly ListedMatch[]>

/**
 * Asks the in-house vendor what the operator's people want of it, with its secret; without a body it is read. Answers nothing where
 * none is connected, and throws where it does not answer.
 */
export type AskVendor = (path: string, body?: object) => Promise<Response | undefined>

/** Makes and verifies the hashes of passwords. */
export type Passwords = {
  /** An argon2id hash in PHC form, with 16 random bytes of salt. */
  hash: (password: string) => Promise<string>
  /**
   * Whether the password belongs to the stored hash, at the cost that stands in the hash. Without a hash (nobody has that
   * name, or the account has no password) the same work is done for nothing, so that the time of an answer tells no
   * stranger who exists.
   */
  verify: (stored: string | undefined, password: string) => Promise<boolean>
  /** Whether a stored hash was made at another cost than today's; then it is made anew when its password is next known. */
  isOutdated: (stored: string) => boolean
}
