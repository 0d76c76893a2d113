import type { Prizes } from '../bet-type.ts'

/** The last two digits of every number of a draw, the special prize's first. */
export function tailsOf(prizes: Prizes): string[] {
  return prizes.flat().map((number) => number.slice(-2))
}

/** By digit from 0 to 9: what stands beside it in the tails of a draw, in rising order; an empty row is silent. */
export type DigitTable = {
  /** By the first digit of the tails: their second digits. */
  readonly heads: readonly (readonly string[])[]
  /** By the second digit of the tails: their first digits. */
  readonly tails: readonly (readonly string[])[]
}

/** The table beside a board of results; a tail that was drawn twice stands there twice (lottery 26). */
export function digitTable(prizes: Prizes): DigitTable {
  const drawn = tailsOf(prizes)
  return {
    heads: tenDigits.map((digit) => beside(drawn, digit, 0)),
    tails: tenDigits.map((digit) => beside(drawn, digit, 1)),
  }
}

/** How a tail of two digits did in some draws. */
export type TailRecord = {
  readonly tail: string
  /** How often it was drawn, every hit counted. */
  readonly hits: number
  /** In how many draws it came at least once. */
  readonly draws: number
  /** Draws since it came last: 0 where it came in the newest one, all of them where it never came. */
  readonly since: number
  /** The most draws in a row without it, the running ones counted. */
  readonly record: number
}

/** The record of every tail from 00 to 99 over draws, the newest first (lottery 27). It tells what was, not what comes. */
export function tailRecords(draws: readonly Prizes[]): TailRecord[] {
  const counts = draws.map((prizes) => countOf(tailsOf(prizes)))
  return hundredTails.map((tail) =>
    recordOf(
      tail,
      counts.map((count) => count.get(tail) ?? 0),
    ),
  )
}

/** Tails of the newest draw that the one before it had too, in rising order (lottery 27). */
export function repeatedTails([newest = [], before = []]: readonly Prizes[]): string[] {
  const old = new Set(tailsOf(before))
  return [...new Set(tailsOf(newest))].filter((tail) => old.has(tail)).sort()
}

const tenDigits = Array.from({ length: 10 }, (_, digit) => String(digit))
const hundredTails = tenDigits.flatMap((head) => tenDigits.map((tail) => head + tail))

function beside(tails: readonly string[], digit: string, place: 0 | 1): string[] {
  return tails.flatMap((tail) => (tail[place] === digit ? [tail[1 - place] ?? ''] : [])).sort()
}

function countOf(tails: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const tail of tails) counts.set(tail, (counts.get(tail) ?? 0) + 1)
  return counts
}

function recordOf(tail: string, hitsByDraw: readonly number[]): TailRecord {
  const last = hitsByDraw.findIndex((hits) => hits > 0)
  let record = 0
  let running = 0
  for (const hits of hitsByDraw) {
    running = hits > 0 ? 0 : running + 1
    record = Math.max(record, running)
  }
  return {
    tail,
    hits: hitsByDraw.reduce((sum, hits) => sum + hits, 0),
    draws: hitsByDraw.filter((hits) => hits > 0).length,
    since: last === -1 ? hitsByDraw.length : last,
    record,
  }
}
