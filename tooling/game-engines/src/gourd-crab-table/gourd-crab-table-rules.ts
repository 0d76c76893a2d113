import { chipTimes, faces, gourdCrabRules } from '../gourd-crab/gourd-crab-rules.ts'
import { cellsOf } from '../tables/cells-of.ts'
import type { TableRules } from '../tables/table-rules.ts'

/** The face of each die, as its place among the six. */
export type GourdCrabOutcome = { readonly dice: readonly number[] }

const tripleTimes = 310_000
/** All 216 throws. */
const throws: readonly GourdCrabOutcome[] = Array.from(
  { length: faces.length ** gourdCrabRules.dice },
  (_, at) => ({
    dice: [at % 6, Math.floor(at / 6) % 6, Math.floor(at / 36)],
  }),
)

function timesOf({ dice }: GourdCrabOutcome, cell: string): number {
  if (cell === 'any-triple') return dice.every((face) => face === dice[0]) ? tripleTimes : 0
  return chipTimes(dice.filter((face) => faces[face] === cell).length) * 10_000
}

function faceName(face: number): string {
  return faces[face] ?? 'gourd'
}

/** Bầu Cua at a shared table: three dice with six creatures (games 56). */
export const gourdCrabTableRules: TableRules<GourdCrabOutcome> = {
  code: 'gourd-crab-table',
  cells: cellsOf([...faces, 'any-triple'], throws, timesOf),
  revealMs: 8000,
  deal: (draws) => ({
    dice: Array.from({ length: gourdCrabRules.dice }, () => draws.below(faces.length)),
  }),
  timesOf,
  outcomesOf: () => throws,
  nameOf: (cell, words) =>
    words(cell === 'any-triple' ? 'gourd-crab-table.any-triple' : `gourd-crab.${cell}`),
  markOf: ({ dice }) => dice.join(''),
  resultOf: ({ dice }, words) => dice.map((face) => words(`gourd-crab.${faceName(face)}`)).join(', '),
}
