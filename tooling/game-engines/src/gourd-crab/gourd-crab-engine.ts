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
  readMove: () => undefined,
  play({ draws, stake, choice: { chips } }) {
    const dice = Array.from({ length: gourdCrabRules.dice }, () => draws.below(faces.length))
    const returned = chips.reduce(
      (sum, count, face) => sum + count * chipTimes(dice.filter((shown) => shown === face).length),
      0,
    )
    const total = totalOf(chips)
    return {
      view: { dice, multiplier: Math.floor((returned * oneTimes) / total) },
      isOver: true,
      // From the chips, not from the rounded multiplier: chips of whole đồng are paid to the đồng.
      payout: Math.floor((stake * returned) / total),
      staked: stake,
    }
  },
  contentOf: ({ chips }, words) =>
    chips
      .flatMap((count, face) => (count === 0 ? [] : [`${words(`gourd-crab.${faces[face] ?? ''}`)} ${count}`]))
      .join(', '),
  resultOf: ({ dice }, words) => dice.map((face) => words(`gourd-crab.${faces[face] ?? ''}`)).join(', '),
}

function totalOf(chips: readonly number[]): number {
  return chips.reduce((sum, count) => sum + count, 0)
}
