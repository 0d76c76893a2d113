import { expect, it } from 'vitest'
import { nextLine } from '../src/navigation/next-line.ts'

it.each([
  ['ArrowDown', 0, 5, 1],
  ['ArrowDown', 3, 5, 4],
  ['ArrowDown', 4, 5, 0],
  ['ArrowUp', 0, 5, 4],
  ['ArrowUp', 3, 5, 2],
  ['PageDown', 0, 55, 8],
  ['PageDown', 50, 55, 54],
  ['PageUp', 5, 55, 0],
  ['ArrowDown', 0, 0, 0],
  ['ArrowUp', 0, 0, 0],
  ['a', 2, 5, undefined],
] as const)('%s on line %i of %i leads to %s', (key, active, count, expected) => {
  expect(nextLine(key, active, count)).toBe(expected)
})
