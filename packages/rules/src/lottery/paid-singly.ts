import type { PaidSingly } from './bet-type.ts'
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

/** What a unit pays on average at odds of 1 where numbers are paid for themselves, with the best number there is. */
export function singlyMean(singly: PaidSingly, shapes: readonly PrizeShape[]): number {
  const means = new Map<string, number>()
  shapes.forEach((shape, place) => {
    for (const [key, chance] of readingOf(singly, shape, place).chances) {
      means.set(key, (means.get(key) ?? 0) + (shape.count * chance * singly.paid(place)) / 1_000)
    }
  })
  return [...means.values()].reduce((most, mean) => Math.max(most, mean), 0)
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
