import { fairReturn } from '../fair-multiplier.ts'
import { oneTimes } from '../payout.ts'

/** One of 10 000 equal rolls, 0.00 to 99.99, kept in hundredths: 0 to 9999. */
export const diceRules = {
  rolls: 10_000,
  minWinning: 1,
  /** At most 98 % of the rolls may win. */
  maxWinning: 9_800,
} as const

export const diceSides = ['under', 'over'] as const

/** Which rolls win: those under the target, or those over it. The target is in hundredths. */
export type DiceChoice = { readonly side: (typeof diceSides)[number]; readonly target: number }

/** How many of the 10 000 rolls win. */
export function winningRolls({ side, target }: DiceChoice): number {
  return side === 'under' ? target : diceRules.rolls - 1 - target
}

/** Whether a roll wins; the target itself never does. */
export function diceWins({ side, target }: DiceChoice, roll: number): boolean {
  return side === 'under' ? roll < target : roll > target
}

/** What a win pays, in ten-thousandths: 0.99 divided by the chance, rounded up. */
export function diceMultiplier(winning: number): number {
  return Math.ceil((fairReturn * diceRules.rolls) / winning)
}

/** What comes back of all stakes on a choice, in hundredths of a percent. */
export function diceReturn(choice: DiceChoice): number {
  const winning = winningRolls(choice)
  return (winning * diceMultiplier(winning)) / oneTimes
}
