import { drawWithout, type Draws } from '../draws.ts'
import type { Engine } from '../engine.ts'
import { payoutOf, timesText } from '../payout.ts'
import { asObject } from '../read.ts'
import { prizeOf, scratchPrizes, scratchRules } from './scratch-rules.ts'

/** Nothing is chosen. */
export type ScratchChoice = Readonly<Record<string, never>>

export type ScratchView = {
  /** The picture under each of the nine fields, row by row. */
  readonly fields: readonly number[]
  /** The picture that stands three times; absent on a card without a prize. */
  readonly won?: number
  /** What the card pays, in ten-thousandths. */
  readonly multiplier: number
}

/** A card of nine fields: the prize is drawn first, among 100 000 cards, and the pictures follow from it. */
export const scratch: Engine<undefined, ScratchChoice, never, ScratchView> = {
  code: 'scratch',
  readChoice: (value) => (asObject(value) === undefined ? undefined : {}),
  readMove: () => undefined,
  play({ draws, stake }) {
    const won = prizeOf(draws.below(scratchRules.tickets))
    const multiplier = won === undefined ? 0 : (scratchPrizes[won]?.multiplier ?? 0)
    const view = { fields: fieldsOf(draws, won), multiplier, ...(won === undefined ? {} : { won }) }
    return { view, isOver: true, payout: payoutOf(stake, multiplier), staked: stake }
  },
  contentOf: (_, words) => words('scratch.content'),
  resultOf: ({ multiplier }) => timesText(multiplier),
}

/** The winning picture three times, any other at most twice: which ones, and where, is drawn evenly. */
function fieldsOf(draws: Draws, won: number | undefined): number[] {
  const { fields, alike } = scratchRules
  const others = scratchPrizes.flatMap((_, picture) => (picture === won ? [] : [picture, picture]))
  const winners = won === undefined ? [] : Array<number>(alike).fill(won)
  const taken = drawWithout(draws, others.length, fields - winners.length).map((index) => others[index] ?? 0)
  const pictures = [...winners, ...taken]
  return drawWithout(draws, fields, fields).map((index) => pictures[index] ?? 0)
}
