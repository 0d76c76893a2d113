/** A 53-bit number from text, the same on every machine (cyrb53). Good for ids and seeds, not for secrets. */
export function hashOf(text: string): number {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 2654435761)
    high = Math.imul(high ^ unit, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return 4294967296 * (2097151 & high) + (low >>> 0)
}

/** Draws that repeat for the same seed text. Every range includes its lower end. */
export type Seeded = {
  /** In [0, 1). */
  next: () => number
  /** A number in [from, to). */
  between: (from: number, to: number) => number
  /** A whole number in [from, to], both ends possible. */
  whole: (from: number, to: number) => number
  /** One of the list; an empty list is a failure. */
  pick: <T>(list: readonly T[]) => T
  /** True in `share` of all cases. */
  chance: (share: number) => boolean
}

/** A source of repeatable draws for one seed text (mulberry32 over its hash). */
export function seeded(text: string): Seeded {
  let state = hashOf(text) >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)]
      if (found === undefined) throw new Error('cannot pick from an empty list')
      return found
    },
    chance: (share) => next() < share,
  }
}
