import type { Prizes } from '../bet-type.ts'
import { numbersOfSet } from '../slip/number-groups.ts'
import { tailsOf } from './statistics.ts'

/** Two tails that players follow together, and for how many draws neither of them has come. */
export type PairRecord = {
  readonly pair: readonly [string, string]
  readonly since: number
  readonly record: number
}

/**
 * The pairs of tails over draws, the newest first (lottery 75): a number and the same turned around, a double and its shadow.
 * Those that have not come for longest stand first. It tells what was, not what comes.
 */
export function pairRecords(draws: readonly Prizes[]): PairRecord[] {
  const drawn = draws.map((prizes) => new Set(tailsOf(prizes)))
  return tailPairs
    .map((pair) => ({
      pair,
      ...absence(drawn.map((tails) => pair.some((tail) => tails.has(tail)))),
    }))
    .sort((one, other) => other.since - one.since)
}

/** What came in the draw after a tail had come. */
export type Followers = {
  /** Draws with the tail that another draw followed. */
  readonly draws: number
  /** Every tail that came next, with in how many of those draws, the most frequent first. */
  readonly tails: readonly { readonly tail: string; readonly draws: number }[]
}

/** Bạc nhớ: which tails came in the draw after those with this one; draws are the newest first (lottery 75). */
export function followersOf(tail: string, draws: readonly Prizes[]): Followers {
  const drawn = draws.map((prizes) => new Set(tailsOf(prizes)))
  const next = drawn.filter((_, index) => drawn[index + 1]?.has(tail) === true)
  const counts = new Map<string, number>()
  for (const tails of next) for (const each of tails) counts.set(each, (counts.get(each) ?? 0) + 1)
  return {
    draws: next.length,
    tails: [...counts]
      .map(([each, count]) => ({ tail: each, draws: count }))
      .sort((one, other) => other.draws - one.draws || Number(one.tail) - Number(other.tail)),
  }
}

const tailPairs: readonly (readonly [string, string])[] = Array.from({ length: 100 }, (_, value) => {
  const tail = String(value).padStart(2, '0')
  const [one = '', other = ''] = tail
  // A double has no other way around, so it goes with its shadow.
  const partner = one === other ? numbersOfSet(tail).at(-1) : other + one
  return [tail, partner ?? tail] as const
}).filter(([one, other]) => Number(one) < Number(other))

function absence(came: readonly boolean[]): { since: number; record: number } {
  const last = came.indexOf(true)
  let record = 0
  let running = 0
  for (const each of came) {
    running = each ? 0 : running + 1
    record = Math.max(record, running)
  }
  return { since: last === -1 ? came.length : last, record }
}
