import type { Account, Caller } from './caller.ts'
import type { CallChecks } from './check-calls.ts'
import type { Wire } from './exchange.ts'
import type { People } from './people.ts'
import type { RawSender } from './raw-request.ts'
import type { CallResult, Difference, RuleResult } from './report.ts'

/** What a rule is checked with. */
export type Run = {
  wire: Wire
  send: RawSender
  people: People
  /** Who is signed in as the account, or the agent where there is no account. */
  somebody: Caller | undefined
  account: Account | undefined
  calls: CallChecks
  /** Every call that was checked so far. */
  results: readonly CallResult[]
  origin: string | undefined
  /** The number of the first page of every list, where it is not that of the row. */
  firstPage: 0 | 1 | undefined
  acts: boolean
  now: number
  /** A text of 32 letters and digits that nobody guesses. */
  fresh: () => string
}

/** How a rule came out. */
export type Finding = Pick<RuleResult, 'outcome' | 'differences' | 'why'>

/** A rule beyond the shapes of calls, stated as a sentence. */
export type Rule = { id: string; about: string; check: (run: Run) => Promise<Finding> | Finding }

/** The rule holds as far as it was looked at. */
export const holds: Finding = { outcome: 'agrees', differences: [] }

/** Nothing could be seen of the rule. */
export function untried(why: string): Finding {
  return { outcome: 'not tried', differences: [], why }
}

/** The rule is broken at one place. */
export function broken(field: string, came: string, wanted: string): Finding {
  return brokenAt([{ field, came, wanted }])
}

/** More places of one kind say no more. */
const mostPlaces = 5

/** The rule is broken at these places; it holds where there are none. */
export function brokenAt(differences: readonly Difference[]): Finding {
  if (differences.length === 0) return holds
  const more = differences.length - mostPlaces
  return {
    outcome: 'differs',
    differences: differences.slice(0, mostPlaces),
    ...(more > 0 && { why: `${more} more` }),
  }
}

/** Checks a rule, and gives its result. */
export async function checkRule({ id, about, check }: Rule, run: Run): Promise<RuleResult> {
  return { id, about, ...(await check(run)) }
}
