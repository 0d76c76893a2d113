/** How numbers of two digits are picked together: by a digit, a sum, an animal, or a quality that has no parameter. */
export type NumberGroup =
  | { readonly by: 'head' | 'tail' | 'touch' | 'sum' | 'zodiac'; readonly of: number }
  | { readonly by: 'all' | 'big' | 'small' | 'even' | 'odd' | 'double' }

/** Groups that ask for a number, with how many there are: ten digits or sums, twelve animals from the rat on. */
export const groupSizes = { head: 10, tail: 10, touch: 10, sum: 10, zodiac: 12 } as const

/** The numbers from 00 to 99 of a group, in their order (lottery 24). */
export function numbersOf(group: NumberGroup): string[] {
  return hundred.filter((number) => isIn(group, number))
}

/**
 * The numbers that are one `set` with a number: each digit may be replaced by its shadow, five away, and the two may
 * change places; at most eight.
 * @example numbersOfSet('12') // 12 17 21 26 62 67 71 76
 */
export function numbersOfSet(number: string): string[] {
  const [tens = '', units = ''] = number
  const pairs = withShadow(tens).flatMap((left) =>
    withShadow(units).flatMap((right) => [left + right, right + left]),
  )
  return unique(pairs)
}

/**
 * The numbers from one to another where the digits that differ run up together: 10 to 19, 10 to 90 by tens, 11 to 99
 * by doubles; undefined where no such row leads from the first to the last.
 * @example numbersBetween('10', '90') // 10 20 30 ... 90
 */
export function numbersBetween(first: string, last: string): string[] | undefined {
  const places = [...first].flatMap((digit, place) => (digit === last[place] ? [] : [place]))
  const [from] = places.map((place) => Number(first[place]))
  const [to] = places.map((place) => Number(last[place]))
  if (first.length !== last.length || from === undefined || to === undefined || from > to) return undefined
  const isRow = places.every((place) => Number(first[place]) === from && Number(last[place]) === to)
  if (!isRow) return undefined
  return Array.from({ length: to - from + 1 }, (_, step) =>
    [...first].map((digit, place) => (places.includes(place) ? String(from + step) : digit)).join(''),
  )
}

/** Every order of the digits of a number, each once, from the smallest on. */
export function arrangementsOf(number: string): string[] {
  if (number.length < 2) return [number]
  const all = [...number].flatMap((digit, place) =>
    arrangementsOf(number.slice(0, place) + number.slice(place + 1)).map((rest) => digit + rest),
  )
  return unique(all)
}

/** Every number with a digit of the first row, then one of the second, and so on. */
export function numbersOfRows(rows: readonly (readonly string[])[]): string[] {
  return rows.reduce<string[]>(
    (begun, row) => begun.flatMap((start) => row.map((digit) => start + digit)),
    [''],
  )
}

function withShadow(digit: string): string[] {
  return [digit, String((Number(digit) + 5) % 10)]
}

const hundred = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))

function isIn(group: NumberGroup, number: string): boolean {
  const value = Number(number)
  const tens = Math.floor(value / 10)
  const units = value % 10
  switch (group.by) {
    case 'all':
      return true
    case 'head':
      return tens === group.of
    case 'tail':
      return units === group.of
    case 'touch':
      return tens === group.of || units === group.of
    case 'sum':
      return (tens + units) % 10 === group.of
    case 'zodiac':
      return value % 12 === group.of
    case 'big':
      return value >= 50
    case 'small':
      return value < 50
    case 'even':
      return units % 2 === 0
    case 'odd':
      return units % 2 === 1
    case 'double':
      return tens === units
    default:
      return group satisfies never
  }
}

function unique(numbers: readonly string[]): string[] {
  return [...new Set(numbers)].sort()
}
