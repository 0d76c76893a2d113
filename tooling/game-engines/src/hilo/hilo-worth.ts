import { fairMultiplier } from '../fair-multiplier.ts'
import { largestMultiplier } from '../max-stake.ts'
import { oneTimes } from '../payout.ts'
import { hiloGuesses, hiloRules, rightRanks, type HiloGuess } from './hilo-rules.ts'

/** The chance of all guesses so far, as `wins` of `ways`. */
export type HiloChance = { readonly wins: bigint; readonly ways: bigint }

export const certain: HiloChance = { wins: 1n, ways: 1n }

/** The chance with one more guess on a card of a rank. */
export function withGuess(chance: HiloChance, guess: HiloGuess, rank: number): HiloChance {
  return {
    wins: chance.wins * BigInt(rightRanks(guess, rank)),
    ways: chance.ways * BigInt(hiloRules.ranks),
  }
}

/** What right guesses of that chance pay, in ten-thousandths; the edge is taken once. Without a guess the stake is worth itself. */
export function hiloMultiplier({ wins, ways }: HiloChance): number {
  return ways === 1n ? oneTimes : fairMultiplier(wins, ways)
}

/** What one more right guess would pay on either side, in ten-thousandths; 0 where it would pass 10 000x and may not be made. */
export function nextWorth(chance: HiloChance, rank: number): Record<HiloGuess, number> {
  const [high, low] = hiloGuesses.map((guess) => {
    const multiplier = hiloMultiplier(withGuess(chance, guess, rank))
    return multiplier > largestMultiplier ? 0 : multiplier
  })
  return { high: high ?? 0, low: low ?? 0 }
}
