/** The game's numbers. Multipliers are hundredths: 101 is 1.01x, 1 000 000 is 10 000x. */
export const limboRules = {
  minTarget: 101,
  maxTarget: 1_000_000,
  /** What the game pays back in the long run, in percent; the operator keeps the rest. */
  returnPercent: 97,
  /** `limboResult` takes a whole number from 0 to one below this. */
  uniformRange: 2 ** 32,
} as const

/** The outcome of one round: the multiplier that came, in hundredths, and what is paid, in đồng. */
export type LimboRound = { readonly result: number; readonly won: boolean; readonly payout: number }

/** Whether a multiplier in hundredths may be aimed at: 1.01x to 10 000x. */
export function isLimboTarget(target: number): boolean {
  return Number.isSafeInteger(target) && target >= limboRules.minTarget && target <= limboRules.maxTarget
}

/**
 * The multiplier of a round, in hundredths, from a uniform 32-bit number. It reaches a target of t hundredths in 97 of
 * t cases, so every target has the same return. Shown between 1.00x and 10 000x. Throws outside 0 .. 2^32 - 1.
 */
export function limboResult(uniform: number): number {
  const { uniformRange, returnPercent, maxTarget } = limboRules
  if (!Number.isInteger(uniform) || uniform < 0 || uniform >= uniformRange) {
    throw new RangeError(`A round needs a whole number below 2^32, not ${uniform}`)
  }
  const result = Math.floor((returnPercent * uniformRange) / (uniform + 1))
  return Math.min(maxTarget, Math.max(100, result))
}

/** The chance to reach a target in hundredths, from 0 to 1. */
export function limboChance(target: number): number {
  return limboRules.returnPercent / target
}

/** What a stake of whole đồng pays: stake x target, rounded down, when the result reaches the target; else nothing. */
export function limboPayout(stake: number, target: number, result: number): number {
  if (result < target) return 0
  // The product may leave the safe integers long before the payout does.
  return Number((BigInt(stake) * BigInt(target)) / 100n)
}

/** Plays one round with a stake in whole đồng. */
export function playLimbo(round: { uniform: number; stake: number; target: number }): LimboRound {
  const result = limboResult(round.uniform)
  return {
    result,
    won: result >= round.target,
    payout: limboPayout(round.stake, round.target, result),
  }
}
