import type { Judge, PaidSingly, Prizes } from './bet-type.ts'

/** Reads from a drawn number what lines are compared with; undefined where the number is too short. */
export type ReadKey = (drawn: string) => string | undefined

/** What a way to bet looks at: some prizes, or all of them, and a part of each number. */
export type View = { readonly read: ReadKey; readonly prizes?: readonly number[] }

/** The last digits of a number. */
export function tail(digits: number): ReadKey {
  return (drawn) => (drawn.length < digits ? undefined : drawn.slice(-digits))
}

/** The first digits of a number. */
export function head(digits: number): ReadKey {
  return (drawn) => (drawn.length < digits ? undefined : drawn.slice(0, digits))
}

/** The digit before the last one. */
export function tens(drawn: string): string | undefined {
  return drawn.at(-2)
}

/** How often each key stands in the prizes. */
export function countKeys({ read, prizes: places }: View, prizes: Prizes): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const seen = places === undefined ? prizes : places.map((place) => prizes[place] ?? [])
  for (const drawn of seen.flat()) {
    const key = read(drawn)
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Pays for every time that a number of the line was drawn (lottery 17). */
export function everyHit(view: View): Judge {
  return (prizes) => {
    const counts = countKeys(view, prizes)
    return (numbers) => {
      let hits = 0
      for (const number of numbers) hits += counts.get(number) ?? 0
      return { hits, paid: hits * 1_000 }
    }
  }
}

/** How `everyHit` pays. */
export function seenSingly({ read, prizes }: View): PaidSingly {
  return {
    keysOf(place, drawn) {
      const key = (prizes?.includes(place) ?? true) ? read(drawn) : undefined
      return key === undefined ? [] : [key]
    },
    keyOf: (number) => number,
    paid: () => 1_000,
  }
}

const lost = { hits: 0, paid: 0 }
const won = { hits: 1, paid: 1_000 }

/** Pays once where all numbers of the line were drawn (lottery 18). */
export function allDrawn(view: View): Judge {
  return (prizes) => {
    const counts = countKeys(view, prizes)
    return (numbers) => (numbers.every((number) => counts.has(number)) ? won : lost)
  }
}

/** Pays once where no number of the line was drawn (lottery 19). */
export function noneDrawn(view: View): Judge {
  return (prizes) => {
    const counts = countKeys(view, prizes)
    return (numbers) => (numbers.some((number) => counts.has(number)) ? lost : won)
  }
}
