import type * as z from 'zod/mini'

/** The business areas; the same words name call files, gateway folders, app features and catalogues. */
export const areas = [
  'system',
  'session',
  'member',
  'wallet',
  'games',
  'lottery',
  'promotions',
  'points',
  'contracts',
  'team',
  'protection',
  'support',
] as const

export type Area = (typeof areas)[number]

/** One of our areas, or one that a brand adds with rows of its own: `shop` of `shop.items`. */
export type AreaName = Area | (string & {})

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call: anybody, anybody who is signed in, all of them but trial accounts, members (type 0) alone, or agents alone.
 * `accountType` names the types.
 */
export type Access = 'visitor' | 'signed-in' | 'real-account' | 'member' | 'agent'

/**
 * What a person proves with an act: the transaction password, and a code of the authenticator or a recovery code; `codeWhereOn`
 * is that code of an account that has an authenticator, and nothing of any other (session 39).
 */
export type Proof = 'paymentPassword' | 'code' | 'codeWhereOn'

/** The most bytes of a body that carries no picture. */
export const usualBody = 1_000_000

/** One call of the gateway, stated once: the client sends from it, the gateway mounts it, the documents list it. */
export type Call<Input extends z.ZodMiniType = z.ZodMiniType, Reply extends z.ZodMiniType = z.ZodMiniType> = {
  /** `area.name`, unique. */
  readonly id: `${AreaName}.${string}`
  readonly method: Method
  /** Path on the gateway; `:name` parts are filled from the input. */
  readonly path: string
  /** Value of the `ModuleId` header; empty when the call sends none. */
  readonly moduleId: string
  /** Whether the `Authorization` header is needed, sent when there is one, or never sent. */
  readonly token: 'required' | 'optional' | 'none'
  /** Who may call; everybody else is refused before the input is read. Only a visitor needs no token. */
  readonly access: Access
  /** Who answers: the gateway, the site in front of it, or any line, before a merchant is known. */
  readonly answeredBy: 'gateway' | 'site' | 'line'
  /** The most bytes that a body may have. */
  readonly largestBody: number
  /** Stays open during maintenance and in a restricted region: what a page needs to say why it is closed. */
  readonly alwaysOpen: boolean
  /** Begins or feeds play, so a break and an exclusion close it; money out and help stay in reach. */
  readonly feedsPlay: boolean
  /** The body travels encrypted, with an `Encryption` header. */
  readonly sealed: boolean
  /** A GET carries a timestamp parameter `t` (wire 6; the game list does not). */
  readonly timestamp: boolean
  /** Where the input travels. */
  readonly body: 'query' | 'json' | 'form'
  /**
   * `/wps` answers in an envelope, `/lgw` bare, key and file calls as text or plain JSON; `either` is read with an envelope
   * or without one, and answered in one; `file` answers a file that is not read before it is there.
   */
  readonly answer: 'envelope' | 'bare' | 'text' | 'either' | 'file'
  /** `policy`: the error catalogue decides what happens. `caller`: the error body goes back to the caller. */
  readonly errors: 'policy' | 'caller'
  /** Moves money: needs an `Idempotency-Key`, whose replay returns the first result. */
  readonly money: boolean
  /** What the person proves besides being signed in; a row that moves money says it, be it nothing. */
  readonly proof: readonly Proof[]
  /** Input fields that also travel as headers, with an `Encryption` header over an open body (free play, wire 15). */
  readonly announced?: readonly string[]
  /**
   * Ids of the input that are nobody's, such as a game's or a device's. Every other id belongs to an account: somebody
   * else's is answered like one that nobody has.
   */
  readonly openIds?: readonly string[]
  /** The row that the apps send in its place; this one is answered for clients that know no other. */
  readonly sentInstead?: `${AreaName}.${string}`
  /** One line for the table of calls. */
  readonly about: string
  readonly input: Input
  readonly reply: Reply
}

/** What a caller hands in. */
export type CallInput<C extends Call> = z.input<C['input']>

/** What the gateway's handler receives once the input passed its schema. */
export type CallRequest<C extends Call> = z.output<C['input']>

/** What comes back inside the envelope. */
export type CallReply<C extends Call> = z.output<C['reply']>

type CallParts<Input extends z.ZodMiniType, Reply extends z.ZodMiniType> = Pick<
  Call<Input, Reply>,
  'id' | 'method' | 'path' | 'about' | 'input' | 'reply'
> &
  Partial<Omit<Call<Input, Reply>, 'money' | 'proof'>> &
  ({ money: true; proof: readonly Proof[] } | { money?: false; proof?: readonly Proof[] })

/**
 * Completes a row with the usual values: `/wps` in an envelope, `/lgw` and `/lotto` bare, module COMM3, token none,
 * `t` on every GET, query for GET and DELETE, JSON for the rest, errors by policy, answered by the gateway. With a token
 * it is for whoever is signed in, without one for visitors too. The area may be a brand's own.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<Input extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  parts: CallParts<Input, Reply>,
): Call<Input, Reply> {
  const reads = parts.method === 'GET' || parts.method === 'DELETE'
  return {
    moduleId: 'COMM3',
    token: 'none',
    access: parts.token === 'required' ? 'signed-in' : 'visitor',
    answeredBy: 'gateway',
    largestBody: usualBody,
    alwaysOpen: false,
    feedsPlay: false,
    sealed: false,
    timestamp: parts.method === 'GET',
    body: reads ? 'query' : 'json',
    answer: parts.path.startsWith('/wps') ? 'envelope' : 'bare',
    errors: 'policy',
    money: false,
    proof: [],
    ...parts,
  }
}
