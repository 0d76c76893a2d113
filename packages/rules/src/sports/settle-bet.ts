import type { Odds } from './odds.ts'
import type { LegResult } from './settle-leg.ts'

/** A leg with its odds and how it ended. */
export type EndedLeg = { readonly odds: Odds; readonly result: LegResult }

/**
 * What a bet returns in whole đồng: the stake times what each leg makes of it, cut once at the end (games 64). One leg is
 * a single bet, several a parlay; a leg that was void makes one.
 */
export function returnOf(stake: number, legs: readonly EndedLeg[]): number {
  const made = legs.map(factorOf)
  const numerator = made.reduce((product, factor) => product * factor.numerator, BigInt(stake))
  const denominator = made.reduce((product, factor) => product * factor.denominator, 1n)
  return Number(numerator / denominator)
}

function factorOf({ odds, result }: EndedLeg): Odds {
  switch (result) {
    case 'won':
      return odds
    case 'half-won':
      return { numerator: odds.numerator + odds.denominator, denominator: odds.denominator * 2n }
    case 'push':
      return { numerator: 1n, denominator: 1n }
    case 'half-lost':
      return { numerator: 1n, denominator: 2n }
    case 'lost':
      return { numerator: 0n, denominator: 1n }
    default:
      return result satisfies never
  }
}

/** The odds of a parlay: the product of its legs. */
export function parlayOdds(odds: readonly Odds[]): Odds {
  return odds.reduce(
    (product, each) => ({
      numerator: product.numerator * each.numerator,
      denominator: product.denominator * each.denominator,
    }),
    { numerator: 1n, denominator: 1n },
  )
}

/**
 * What an open bet is bought back for, in whole đồng: the stake at the odds it was taken with, against the fair ones of now,
 * less a margin in hundredths of a percent (games 66). Odds that hold a margin of their own would pay more than the bet is
 * worth. Legs that have ended count as they ended.
 * @example earlyReturn(100_000, [{ taken: 2.50, fair: 1.60 }], [], 500) // 148_437
 */
export function earlyReturn(
  stake: number,
  open: readonly { readonly taken: Odds; readonly fair: Odds }[],
  ended: readonly EndedLeg[],
  margin: number,
): number {
  const worth = open.map(({ taken, fair }) => ({
    numerator: taken.numerator * fair.denominator,
    denominator: taken.denominator * fair.numerator,
  }))
  const legs = [
    ...worth,
    ...ended.map(factorOf),
    { numerator: 10_000n - BigInt(margin), denominator: 10_000n },
  ]
  return returnOf(
    stake,
    legs.map((odds) => ({ odds, result: 'won' })),
  )
}
