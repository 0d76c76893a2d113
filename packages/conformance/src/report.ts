import type { Call, Method } from '@saola/protocol'

/**
 * How a call or a rule came out: `agrees` and `differs` were seen; `missing` is a call that the gateway does not have;
 * `not tried` says nothing about the gateway.
 */
export type Outcome = 'agrees' | 'differs' | 'missing' | 'not tried'

/** As whom a call was sent. */
export type Person = 'visitor' | 'account' | 'agent'

/** One place in which a gateway differs: what came there, and what the protocol says. */
export type Difference = { field: string; came: string; wanted: string }

/** How one row of the table of calls came out. */
export type CallResult = {
  id: Call['id']
  method: Method
  path: string
  about: string
  outcome: Outcome
  /** Why it was not tried, or what is worth knowing beside the outcome. */
  why?: string
  differences: readonly Difference[]
  /** As whom it was sent; absent where it was not sent as a page would send it. */
  as?: Person
  /** From the request to the whole answer, in ms. */
  elapsedMs?: number
  /** Whether the gateway has the call; undefined where nobody can tell without changing something. */
  isThere?: boolean
  /** Whether our apps can use the reply although it differs: they leave out what they cannot read. */
  isReadable?: boolean
  /** A call that our apps never send: it is there for clients that know no other. */
  isForOthers: boolean
}

/** How one rule beyond the shapes of calls came out. */
export type RuleResult = {
  /** `area.name`, unique. */
  id: string
  about: string
  outcome: Exclude<Outcome, 'missing'>
  why?: string
  differences: readonly Difference[]
}

/**
 * Whether a page of our apps can be offered: every call of it agrees or is there, one of them is missing, one of them
 * differs, or nobody knows.
 */
export type PageOutcome = 'offered' | 'not offered' | 'in doubt' | 'unknown'

/** What follows for a page of one of our two apps. */
export type PageResult = {
  site: 'member' | 'agent'
  path: string
  outcome: PageOutcome
  /** The calls that decide the outcome; none for an offered page. */
  because: readonly string[]
}

/** What was found out about a gateway. */
export type Report = {
  gateway: string
  merchant: string
  /** Milliseconds since 1970. */
  askedAt: number
  calls: readonly CallResult[]
  rules: readonly RuleResult[]
  pages: readonly PageResult[]
}

/** Whether a call or a rule differs; a call that is missing is none: gateways need not have all. */
export function hasDifferences({ calls, rules }: Report): boolean {
  return [calls, rules].some((results) => results.some(({ outcome }) => outcome === 'differs'))
}

/** How many results have each outcome. */
export function countOutcomes(results: readonly { outcome: Outcome }[]): Record<Outcome, number> {
  const counts = { agrees: 0, differs: 0, missing: 0, 'not tried': 0 }
  for (const { outcome } of results) counts[outcome] += 1
  return counts
}
