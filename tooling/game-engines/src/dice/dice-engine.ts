import type { Engine } from '../engine.ts'
import { payoutOf } from '../payout.ts'
import { asObject, isWhole } from '../read.ts'
import {
  diceMultiplier,
  diceRules,
  diceSides,
  diceWins,
  winningRolls,
  type DiceChoice,
} from './dice-rules.ts'

/** What was rolled, in hundredths, and what the round pays, in ten-thousandths. */
export type DiceView = { readonly roll: number; readonly multiplier: number }

const hundredths = (value: number): string => (value / 100).toFixed(2)

/** One roll, under or over a target that the member sets. */
export const dice: Engine<undefined, DiceChoice, never, DiceView> = {
  code: 'dice',
  readChoice(value) {
    const given = asObject(value)
    const side = diceSides.find((known) => known === given?.['side'])
    const target = given?.['target']
    if (side === undefined || !isWhole(target, 0, diceRules.rolls - 1)) return undefined
    const choice = { side, target }
    return isWhole(winningRolls(choice), diceRules.minWinning, diceRules.maxWinning) ? choice : undefined
  },
  oddsOf: (choice) => Math.floor(diceMultiplier(winningRolls(choice)) / 10),
  readMove: () => undefined,
  play({ draws, stake, choice }) {
    const roll = draws.below(diceRules.rolls)
    const multiplier = diceWins(choice, roll) ? diceMultiplier(winningRolls(choice)) : 0
    return { view: { roll, multiplier }, isOver: true, payout: payoutOf(stake, multiplier), staked: stake }
  },
  contentOf: ({ side, target }) => `${side === 'under' ? '<' : '>'} ${hundredths(target)}`,
  resultOf: ({ roll }) => hundredths(roll),
}
