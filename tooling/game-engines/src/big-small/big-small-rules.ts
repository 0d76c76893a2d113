import { cellsOf } from '../tables/cells-of.ts'
import type { TableRules } from '../tables/table-rules.ts'

/** The three dice of a round, 1 to 6 each. */
export type BigSmallOutcome = { readonly dice: readonly number[] }

const faces = [1, 2, 3, 4, 5, 6] as const
const dieCount = 3

/** What a total pays to one: 4 as much as 17, and so on. */
const totalPays: Readonly<Record<number, number>> = { 4: 62, 5: 31, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 }
const pays = { even: 1, anyTriple: 31, triple: 180, double: 11 } as const
/** All 216 throws. */
const throws: readonly BigSmallOutcome[] = faces.flatMap((one) =>
  faces.flatMap((two) => faces.map((three) => ({ dice: [one, two, three] }))),
)

const codes: readonly string[] = [
  'big',
  'small',
  'odd',
  'even',
  ...Array.from({ length: 14 }, (_, index) => `total-${index + 4}`),
  'any-triple',
  ...faces.map((face) => `single-${face}`),
  ...faces.map((face) => `double-${face}`),
  ...faces.map((face) => `triple-${face}`),
]

/** What the dice come to. */
export function totalOf({ dice }: BigSmallOutcome): number {
  return dice.reduce((sum, face) => sum + face, 0)
}

/** Whether all dice show the same: then big, small, odd and even lose. */
export function isTriple({ dice }: BigSmallOutcome): boolean {
  return dice.every((face) => face === dice[0])
}

function returned(to: number): number {
  return (to + 1) * 10_000
}

function timesOf(outcome: BigSmallOutcome, cell: string): number {
  const total = totalOf(outcome)
  const triple = isTriple(outcome)
  const even = (wins: boolean): number => (wins && !triple ? returned(pays.even) : 0)
  switch (cell) {
    case 'big':
      return even(total >= 11)
    case 'small':
      return even(total <= 10)
    case 'odd':
      return even(total % 2 === 1)
    case 'even':
      return even(total % 2 === 0)
    case 'any-triple':
      return triple ? returned(pays.anyTriple) : 0
    default:
      return timesOfNumber(outcome, cell)
  }
}

/** The cells that name a total or a face. */
function timesOfNumber(outcome: BigSmallOutcome, cell: string): number {
  const [kind = '', digits = ''] = cell.split('-')
  const number = Number(digits)
  const showing = outcome.dice.filter((face) => face === number).length
  switch (kind) {
    case 'total':
      return totalOf(outcome) === number ? returned(totalPays[Math.min(number, 21 - number)] ?? 0) : 0
    case 'single':
      return showing === 0 ? 0 : returned(showing)
    case 'double':
      return showing >= 2 ? returned(pays.double) : 0
    case 'triple':
      return showing === dieCount ? returned(pays.triple) : 0
    default:
      throw new Error(`big and small has no cell ${cell}`)
  }
}

/** Three dice: big or small, odd or even, totals, singles, doubles and triples (games 50). */
export const bigSmallRules: TableRules<BigSmallOutcome> = {
  code: 'big-small',
  cells: cellsOf(codes, throws, timesOf),
  revealMs: 8000,
  deal: (draws) => ({ dice: Array.from({ length: dieCount }, () => draws.below(faces.length) + 1) }),
  timesOf,
  outcomesOf: () => throws,
  nameOf(cell, words) {
    const [kind = '', number] = cell.split('-')
    const isNumbered = number !== undefined && /^\d+$/.test(number)
    return isNumbered ? words(`big-small.number.${kind}`, { number }) : words(`big-small.${cell}`)
  },
  markOf(outcome) {
    if (isTriple(outcome)) return `T${totalOf(outcome)}`
    return `${totalOf(outcome) >= 11 ? 'B' : 'S'}${totalOf(outcome)}`
  },
  resultOf(outcome, words) {
    const side = totalOf(outcome) >= 11 ? 'big' : 'small'
    const name = isTriple(outcome) ? 'triple' : side
    return `${outcome.dice.join('-')} = ${totalOf(outcome)}, ${words(`big-small.${name}`)}`
  },
}
