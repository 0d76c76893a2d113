import { oneTimes } from '../payout.ts'

/** Chances by what a round pays as a multiple of its stake, in ten-thousandths; together they make one. */
export type Chances = ReadonlyMap<number, number>

/**
 * How likely a round pays a multiple or more: multiples above one in ten-thousandths, ascending, each with its chance. A
 * multiple between two of them is as likely as the upper one.
 */
export type WinTail = readonly (readonly [times: number, chance: number])[]

/** Neighbours that differ by less than this share of their chance are told as one. */
const fineness = 0.02

/** What each multiple's chances come to, from the largest down. */
export function tailOf(chances: Chances): WinTail {
  const tail: [number, number][] = []
  let reached = 0
  for (const [times, chance] of [...chances].sort(([one], [other]) => other - one)) {
    if (times <= oneTimes) break
    reached += chance
    if (chance > 0) tail.push([times, reached])
  }
  return tail.reverse()
}

/** The chance of a multiple or more; 0 where none is so large. */
export function chanceAt(tail: WinTail, times: number): number {
  let low = 0
  let high = tail.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tail[middle]?.[0] ?? 0) < times) low = middle + 1
    else high = middle
  }
  return tail[low]?.[1] ?? 0
}

/** Of several ways to play, the likeliest for each multiple. */
export function likeliestOf(tails: readonly WinTail[]): WinTail {
  const all = [...new Set(tails.flatMap((tail) => tail.map(([times]) => times)))].sort(
    (one, other) => one - other,
  )
  return all.map((times) => [times, Math.max(...tails.map((tail) => chanceAt(tail, times)))] as const)
}

/** The same with fewer entries: the largest multiple stays, and no chance is told more than a fiftieth too small. */
export function thinned(tail: WinTail): WinTail {
  const kept: (readonly [times: number, chance: number])[] = []
  for (const entry of [...tail].reverse()) {
    const above = kept.at(-1)
    if (!above || above[1] < entry[1] * (1 - fineness)) kept.push(entry)
  }
  return kept.reverse()
}
