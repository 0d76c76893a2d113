import { endsOf } from '../ends-of.ts'
import type { Outlook, PaidSingly } from './bet-type.ts'
import type { PrizeShape } from './region-prizes.ts'

/** How a way to bet reads the numbers of a prize. */
export type Reading = {
  /** From the front, in numbers so long that this says nothing of their ends. */
  readonly isHead: boolean
  /** How many digits it looks at. */
  readonly digits: number
  /** How likely each key is. */
  readonly chances: ReadonlyMap<string, number>
  /** Which beginnings or ends have each key, by their value; one that has it twice is there twice. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** The longest end of a number that a bet looks at. */
const longestTail = 4
/** The longest beginning. */
export const longestHead = 2

/** What one number comes to where numbers are paid for themselves. */
export function singlyOutlook(singly: PaidSingly, shapes: readonly PrizeShape[]): Outlook {
  const numbers = new Map<string, { mean: number; none: number; notBest: number }>()
  const { most } = endsOf(shapes.map((_, place) => singly.paid(place)))
  shapes.forEach((shape, place) => {
    const paid = singly.paid(place)
    if (paid === 0) return
    for (const [key, chance] of readingOf(singly, shape, place).chances) {
      const before = numbers.get(key) ?? { mean: 0, none: 1, notBest: 1 }
      const none = (1 - chance) ** shape.count
      numbers.set(key, {
        mean: before.mean + (shape.count * chance * paid) / 1_000,
        none: before.none * none,
        notBest: before.notBest * (paid === most ? none : 1),
      })
    }
  })
  const all = [...numbers.values()]
  return {
    mean: endsOf(all.map(({ mean }) => mean)),
    chance: endsOf(all.map(({ none }) => 1 - none)),
    best: endsOf(all.map(({ notBest }) => 1 - notBest)),
  }
}

const known = new WeakMap<PaidSingly, Map<number, Reading>>()

/** More than a prize has digits. */
const mostDigits = 16

/** How a way to bet reads the numbers of a prize. */
export function readingOf(singly: PaidSingly, { digits }: PrizeShape, place: number): Reading {
  const readings = known.get(singly) ?? new Map<number, Reading>()
  known.set(singly, readings)
  const name = place * mostDigits + digits
  const reading = readings.get(name) ?? read(singly, digits, place)
  readings.set(name, reading)
  return reading
}

function read(singly: PaidSingly, digits: number, place: number): Reading {
  const isHead = readsHead(singly, digits, place)
  const numbers = isHead ? numbersByHead(digits) : numbersByTail(digits, toldTail(singly, { digits, place }))
  const places = new Map<string, number[]>()
  for (const [at, number] of numbers.entries()) {
    for (const key of singly.keysOf(place, number)) {
      const before = places.get(key)
      if (before === undefined) places.set(key, [at])
      else before.push(at)
    }
  }
  return {
    isHead,
    digits: Math.round(Math.log10(numbers.length)),
    chances: new Map([...places].map(([key, at]) => [key, at.length / numbers.length])),
    places,
  }
}

function readsHead({ keysOf }: PaidSingly, digits: number, place: number): boolean {
  if (digits <= longestTail) return false
  const [low] = keysOf(place, '0'.repeat(digits))
  const [high] = keysOf(place, `9${'0'.repeat(digits - 1)}`)
  return low !== high
}

/** How many digits at the end say all that is read of a number. */
function toldTail({ keysOf }: PaidSingly, { digits, place }: { digits: number; place: number }): number {
  const longest = Math.min(digits, longestTail)
  const keys = numbersByTail(digits, longest).map((number) => keysOf(place, number).join())
  for (let told = 0; told < longest; told += 1) {
    if (keys.every((key, number) => key === keys[number % 10 ** told])) return told
  }
  return longest
}

/** A number of a prize for each end of so many digits. */
function numbersByTail(digits: number, told: number): string[] {
  return Array.from({ length: 10 ** told }, (_, tail) => String(tail).padStart(digits, '0'))
}

/** A number of a prize for each beginning that bets can tell apart. */
function numbersByHead(digits: number): string[] {
  return Array.from({ length: 10 ** longestHead }, (_, head) =>
    String(head).padStart(longestHead, '0').padEnd(digits, '0'),
  )
}
