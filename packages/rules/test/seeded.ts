/** A repeatable source of whole numbers from `low` to `high`, both inclusive (mulberry32). */
export type Whole = (low: number, high: number) => number

/** Calls a property with many different sources; a failure names its seed, which plays it again. */
export function forSeeds(count: number, property: (whole: Whole) => void): void {
  for (let seed = 1; seed <= count; seed += 1) {
    try {
      property(wholeNumbers(seed))
    } catch (cause) {
      throw new Error(`the property fails with seed ${seed}`, { cause })
    }
  }
}

function wholeNumbers(seed: number): Whole {
  let state = seed >>> 0
  return (low, high) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) % (high - low + 1))
  }
}
