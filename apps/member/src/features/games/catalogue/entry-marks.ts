import type { Numbers } from './places-of.ts'

/**
 * How an entry fits, from the best to the least: the whole name, start of a name, start of a word, inside a word, by words that
 * stand apart. Bits, so that they are added up without a look at what is there; the highest counts.
 */
export const fit = { whole: 16, name: 8, word: 4, inside: 2, apart: 1 } as const

/** A mark for each entry, none of them set; as many as can be looked at four at once. */
export function noMarks(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Math.ceil(size / 4) * 4)
}

/** Marks all entries from one place in a list up to another. */
export function markRange(entries: Numbers, from: number, to: number, bit: number, marks: Uint8Array): void {
  for (let at = from; at < to; at += 1) {
    const entry = entries[at] ?? 0
    marks[entry] = (marks[entry] ?? 0) | bit
  }
}

/** What is marked, the best first and else in its own order: counted first, so that each is written to its place at once. */
export function bestFirst(marks: Uint8Array<ArrayBuffer>): number[] {
  const fours = new Uint32Array(marks.buffer)
  const marked = new Uint32Array(marks.length)
  /** By rank: that of a mark is the place of its highest bit, counted from 1. */
  const counts = new Uint32Array(6)
  let count = 0
  for (let four = 0; four < fours.length; four += 1) {
    if (fours[four] === 0) continue
    for (let entry = four * 4; entry < four * 4 + 4; entry += 1) {
      const rank = 32 - Math.clz32(marks[entry] ?? 0)
      counts[rank] = (counts[rank] ?? 0) + 1
      // Written over by the next one where this one has no mark, which is quicker than to ask.
      marked[count] = entry
      count += Math.min(rank, 1)
    }
  }
  const next = new Uint32Array(6)
  for (let rank = 4; rank > 0; rank -= 1) next[rank] = (next[rank + 1] ?? 0) + (counts[rank + 1] ?? 0)
  const found = Array<number>(count)
  for (let at = 0; at < count; at += 1) {
    const entry = marked[at] ?? 0
    const rank = 32 - Math.clz32(marks[entry] ?? 0)
    const place = next[rank] ?? 0
    found[place] = entry
    next[rank] = place + 1
  }
  return found
}
