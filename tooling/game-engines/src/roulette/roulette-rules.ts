import { cellsOf } from '../tables/cells-of.ts'
import type { TableRules } from '../tables/table-rules.ts'

/** The number on which the ball lies, 0 to 36. */
export type RouletteOutcome = { readonly number: number }

/** The pockets of the wheel, one after the other. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const

const reds: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const numbers = Array.from({ length: 37 }, (_, number) => number)
const evenTimes = 20_000
const thirdTimes = 30_000
/** What a chip on a single number returns; one on more numbers returns it by their count, so that all have one return. */
const straightTimes = 360_000
const inRow = 3

/** The kinds of bets inside the board. */
export const insideKinds = ['straight', 'split', 'street', 'corner', 'six'] as const

const outcomes: readonly RouletteOutcome[] = numbers.map((number) => ({ number }))

const codes: readonly string[] = [
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
  'dozen-1',
  'dozen-2',
  'dozen-3',
  'column-1',
  'column-2',
  'column-3',
  ...insideBets().flat(),
]

/**
 * The cells of each kind, by the numbers that touch on the board, whose rows are 1 2 3, 4 5 6 and so on: one, two
 * neighbours, a row, four around a corner, two rows. The zero touches 1, 2 and 3.
 */
export function insideBets(): string[][] {
  const all = numbers.slice(1)
  const firstInRow = all.filter((number) => number % inRow === 1)
  const notLast = all.filter((number) => number % inRow !== 0)
  const covered: Record<(typeof insideKinds)[number], number[][]> = {
    straight: numbers.map((number) => [number]),
    split: [
      ...[1, 2, 3].map((number) => [0, number]),
      ...notLast.map((number) => after(number, 1)),
      ...all.slice(0, -inRow).map((number) => after(number, inRow)),
    ],
    street: [[0, 1, 2], [0, 2, 3], ...firstInRow.map((number) => after(number, 1, 2))],
    corner: [[0, 1, 2, 3], ...notLast.slice(0, -2).map((number) => after(number, 1, inRow, inRow + 1))],
    six: firstInRow.slice(0, -1).map((number) => after(number, 1, 2, inRow, inRow + 1, inRow + 2)),
  }
  return insideKinds.map((kind) => covered[kind].map((each) => [kind, ...each].join('-')))
}

function after(number: number, ...steps: readonly number[]): number[] {
  return [0, ...steps].map((step) => number + step)
}

/** The colour of a number. */
export function colourOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green'
  return reds.includes(number) ? 'red' : 'black'
}

function timesOf({ number }: RouletteOutcome, cell: string): number {
  const [kind = '', ...digits] = cell.split('-')
  const covered = digits.map(Number)
  const [chosen = 0] = covered
  const pays = (wins: boolean, times: number): number => (wins && number > 0 ? times : 0)
  switch (kind) {
    case 'red':
    case 'black':
      return pays(colourOf(number) === kind, evenTimes)
    case 'odd':
      return pays(number % 2 === 1, evenTimes)
    case 'even':
      return pays(number % 2 === 0, evenTimes)
    case 'low':
      return pays(number <= 18, evenTimes)
    case 'high':
      return pays(number >= 19, evenTimes)
    case 'dozen':
      return pays(Math.ceil(number / 12) === chosen, thirdTimes)
    case 'column':
      return pays((number - 1) % 3 === chosen - 1, thirdTimes)
    case 'straight':
    case 'split':
    case 'street':
    case 'corner':
    case 'six':
      return covered.includes(number) ? straightTimes / covered.length : 0
    default:
      throw new Error(`roulette has no cell ${cell}`)
  }
}

/** A wheel with one zero (games 54). */
export const rouletteRules: TableRules<RouletteOutcome> = {
  code: 'roulette',
  cells: cellsOf(codes, outcomes, timesOf),
  revealMs: 10_000,
  deal: (draws) => ({ number: draws.below(numbers.length) }),
  timesOf,
  outcomesOf: () => outcomes,
  nameOf(cell, words) {
    const [kind = '', ...covered] = cell.split('-')
    if (covered.length === 0) return words(`roulette.${kind}`)
    return words(`roulette.number.${kind}`, { number: covered.join('–') })
  },
  markOf: ({ number }) => `${{ red: 'R', black: 'K', green: 'Z' }[colourOf(number)]}${number}`,
  resultOf: ({ number }, words) => `${number} ${words(`roulette.${colourOf(number)}`)}`,
}
