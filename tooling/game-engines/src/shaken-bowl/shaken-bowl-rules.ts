import { cellsOf } from '../tables/cells-of.ts'
import type { TableRules } from '../tables/table-rules.ts'

/** Four tokens: 1 shows its red side, 0 its white one. */
export type ShakenBowlOutcome = { readonly tokens: readonly number[] }

const tokenCount = 4
/** All sixteen falls of four tokens. */
const falls: readonly ShakenBowlOutcome[] = Array.from({ length: 2 ** tokenCount }, (_, fall) => ({
  tokens: Array.from({ length: tokenCount }, (_unused, token) => (fall >> token) & 1),
}))

const times = {
  even: 19_800,
  odd: 19_800,
  'four-red': 150_000,
  'four-white': 150_000,
  'three-red': 38_000,
  'three-white': 38_000,
  'two-two': 26_000,
} as const
const redsOf = {
  'four-white': 0,
  'three-white': 1,
  'two-two': 2,
  'three-red': 3,
  'four-red': 4,
} as const

/** How many tokens show red. */
export function redCount({ tokens }: ShakenBowlOutcome): number {
  return tokens.reduce((sum, token) => sum + token, 0)
}

function timesOf(outcome: ShakenBowlOutcome, cell: string): number {
  const reds = redCount(outcome)
  // What the cells pay stands under their codes.
  const code = cell as keyof typeof times
  if (code === 'even' || code === 'odd') return (reds % 2 === 0) === (code === 'even') ? times[code] : 0
  return redsOf[code] === reds ? times[code] : 0
}

/** Xóc Đĩa: four tokens with two sides under a bowl (games 55). */
export const shakenBowlRules: TableRules<ShakenBowlOutcome> = {
  code: 'shaken-bowl',
  cells: cellsOf(Object.keys(times), falls, timesOf),
  revealMs: 8000,
  deal: (draws) => ({ tokens: Array.from({ length: tokenCount }, () => draws.below(2)) }),
  timesOf,
  outcomesOf: () => falls,
  nameOf: (cell, words) => words(`shaken-bowl.${cell}`),
  markOf: (outcome) => `${redCount(outcome) % 2 === 0 ? 'E' : 'O'}${redCount(outcome)}`,
  resultOf(outcome, words) {
    const reds = redCount(outcome)
    const side = words(`shaken-bowl.${reds % 2 === 0 ? 'even' : 'odd'}`)
    return `${side}, ${words('shaken-bowl.shown', { red: String(reds), white: String(tokenCount - reds) })}`
  },
}
