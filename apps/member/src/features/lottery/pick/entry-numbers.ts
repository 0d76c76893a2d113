import type { Entry } from '@saola/rules'

/** Longer numbers are picked digit by digit. */
const mostInGrid = 100

/** All numbers of an entry in their order, where they are few enough to be tapped; undefined where they are not. */
export function numbersOfEntry(entry: Entry): readonly string[] | undefined {
  switch (entry.kind) {
    case 'digits':
      return 10 ** entry.digits > mostInGrid ? undefined : upTo(10 ** entry.digits, 0, entry.digits)
    case 'ball':
      return upTo(entry.highest, 1, 2)
    case 'choice':
      return entry.choices
    default:
      return entry satisfies never
  }
}

function upTo(count: number, first: number, digits: number): string[] {
  return Array.from({ length: count }, (_, index) => String(first + index).padStart(digits, '0'))
}
