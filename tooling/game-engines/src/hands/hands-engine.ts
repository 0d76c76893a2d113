import type { Engine } from '../engine.ts'
import { payoutOf } from '../payout.ts'
import { asObject } from '../read.ts'
import { hands, handsEnd, handsPays, type Hand } from './hands-rules.ts'

/** The hand that the member shows. */
export type HandsChoice = { readonly hand: Hand }

/** The hand that came against it, and what the round pays in ten-thousandths. */
export type HandsView = { readonly other: Hand; readonly multiplier: number }

/** Rock, paper, scissors against a drawn hand. */
export const handsGame: Engine<undefined, HandsChoice, never, HandsView> = {
  code: 'hands',
  readChoice(value) {
    const hand = hands.find((known) => known === asObject(value)?.['hand'])
    return hand === undefined ? undefined : { hand }
  },
  readMove: () => undefined,
  play({ draws, stake, choice: { hand } }) {
    const other = hands[draws.below(hands.length)] ?? hand
    const multiplier = handsPays[handsEnd(hand, other)]
    return {
      view: { other, multiplier },
      isOver: true,
      payout: payoutOf(stake, multiplier),
      staked: stake,
    }
  },
  contentOf: ({ hand }, words) => words(`hands.${hand}`),
  resultOf: ({ other }, words) => words(`hands.${other}`),
}
