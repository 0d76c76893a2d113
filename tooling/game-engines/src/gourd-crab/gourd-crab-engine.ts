import type { Engine } from '../engine.ts'
import { oneTimes } from '../payout.ts'
import { asObject, isWhole } from '../read.ts'
import { chipTimes, faces, gourdCrabRules } from './gourd-crab-rules.ts'

/** How many chips lie on each face; the stake is spread over them evenly. */
export type GourdCrabChoice = { readonly chips: readonly number[] }

export type GourdCrabView = {
  /** The face of each die, as its place among the six. */
  readonly dice: readonly number[]
  /** What the whole stake pays, in ten-thousandths, rounded down. */
  readonly multiplier: number
}

/** Three dice with six creatures each: a chip wins with every die that shows its face. */
export const gourdCrab: Engine<undefined, GourdCrabChoice, never, GourdCrabView> = {
  code: 'gourd-crab',
  readChoice(value) {
    const given = asObject(value)?.['chips']
    if (!Array.isArray(given) || given.length !== faces.length) return undefined
    const chips = given.filter((count) => isWhole(count, 0, gourdCrabRules.mostChips))
    return chips.length === faces.length && totalOf(chips) > 0 ? { chips } : undefined
  },
  leastReturn: ({ chips }, stake) =>
    throws.reduce((least, dice) => Math.min(least, paidOf(chips, dice, stake)), Infinity),
  readMove: () => undefined,
  play({ draws, stake, choice: { chips } }) {
    const dice = Array.from({ length: gourdCrabRules.dice }, () => draws.below(faces.length))
    return {
      view: { dice, multiplier: Math.floor((returnedOf(chips, dice) * oneTimes) / totalOf(chips)) },
      isOver: true,
      payout: paidOf(chips, dice, stake),
      staked: stake,
    }
  },
  contentOf: ({ chips }, words) =>
    chips
      .flatMap((count, face) => (count === 0 ? [] : [`${words(`gourd-crab.${faces[face] ?? ''}`)} ${count}`]))
      .join(', '),
  resultOf: ({ dice }, words) => dice.map((face) => words(`gourd-crab.${faces[face] ?? ''}`)).join(', '),
}

/** All 216 throws. */
const throws = faces.flatMap((_, one) =>
  faces.flatMap((_second, two) => faces.map((_third, three) => [one, two, three])),
)

/** What the chips return, counted in chips. */
function returnedOf(chips: readonly number[], dice: readonly number[]): number {
  return chips.reduce(
    (sum, count, face) => sum + count * chipTimes(dice.filter((shown) => shown === face).length),
    0,
  )
}

/** From the chips, not from the rounded multiplier: chips of whole đồng are paid to the đồng. */
function paidOf(chips: readonly number[], dice: readonly number[], stake: number): number {
  return Math.floor((stake * returnedOf(chips, dice)) / totalOf(chips))
}

function totalOf(chips: readonly number[]): number {
  return chips.reduce((sum, count) => sum + count, 0)
}
