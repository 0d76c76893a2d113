import type { WinOdds } from './win-odds.ts'

/** What was staked on a title and came back, in whole đồng, with what the spread of its rounds is told from. */
export type ReturnSample = {
  readonly rounds: number
  readonly staked: number
  readonly returned: number
  /** The squares of stakes and payouts, and the products of the two, each added up over all rounds. */
  readonly stakeSquares: number
  readonly returnSquares: number
  readonly products: number
}

/** What a title is said to return, and what is known of how it is spread. */
export type StatedReturn = {
  /** Hundredths of a percent: 9700 is 97 %. */
  readonly rtp: number
  readonly odds?: WinOdds | undefined
  readonly volatility: string
}

/** Where an actual return should lie, in hundredths of a percent as all of them. */
export type ReturnBand = {
  readonly actual: number
  readonly stated: number
  readonly least: number
  readonly most: number
  /** How far a round's return is spread, in multiples of its stake. */
  readonly deviation: number
  /** Whether that is the model's, or a stated one or what was seen, whichever is larger. */
  readonly deviationOf: 'model' | 'stated'
  readonly standing: 'inside' | 'below' | 'above' | 'few'
}

/** Of a title that returns what it says, one look in a thousand lies outside. */
const widths = 3.29

/** Fewer rounds of one size than these say nothing. */
const fewestRounds = 1_000

/** How far a round is spread where its vendor does not tell, in multiples of the stake. */
const statedDeviations: Readonly<Record<string, number>> = { low: 3, medium: 8, high: 20 }

const whole = 10_000

/** Whether a title returned what it states, as far as so many rounds can tell (games 108). */
export function returnBand(sample: ReturnSample, { rtp, odds, volatility }: StatedReturn): ReturnBand {
  const stated = rtp / whole
  const actual = sample.staked > 0 ? sample.returned / sample.staked : 0
  const model = odds && modelDeviation(odds, stated)
  const deviation = model ?? Math.max(statedDeviations[volatility] ?? 20, seenDeviation(sample, stated))
  // Large stakes among small ones count for fewer rounds than there were.
  const equalRounds = sample.stakeSquares > 0 ? sample.staked ** 2 / sample.stakeSquares : 0
  const half = equalRounds > 0 ? (widths * deviation) / Math.sqrt(equalRounds) : 0
  const [least, most] = [Math.max(0, stated - half), stated + half]
  const hundredths = (share: number): number => Math.round(share * whole)
  return {
    actual: hundredths(actual),
    stated: rtp,
    least: hundredths(least),
    most: hundredths(most),
    deviation: Math.round(deviation * 100) / 100,
    deviationOf: model === undefined ? 'stated' : 'model',
    standing: equalRounds < fewestRounds ? 'few' : standingOf(actual, least, most),
  }
}

function standingOf(actual: number, least: number, most: number): 'inside' | 'below' | 'above' {
  if (actual < least) return 'below'
  return actual > most ? 'above' : 'inside'
}

/** Odds that were found by playing, and left out some multiples, add up to a little more or less than the return. */
const onePlayAtMost = 1.02

/**
 * How far the model spreads a round's return; undefined where the member chooses the multiple, or a way to play: odds of several ways
 * add up to more than one round returns. What lies at or below the least multiple
 * that is told returns the rest of the stated return, and is spread at most as if it all came at that multiple.
 */
function modelDeviation({ tail, above, fairReturn }: WinOdds, stated: number): number | undefined {
  if (fairReturn !== null || tail.length === 0) return undefined
  let [told, squares] = [0, 0]
  for (const [place, [times, chance]] of tail.entries()) {
    const multiple = times / whole
    const exactly = chance - (tail[place + 1]?.[1] ?? 0)
    told += multiple * exactly
    squares += multiple ** 2 * exactly
  }
  if (told > stated * onePlayAtMost) return undefined
  squares += Math.max(0, stated - told) * (above / whole)
  return Math.sqrt(Math.max(0, squares - stated ** 2))
}

/** How far rounds were from the stated return, each weighed by its stake. */
function seenDeviation(sample: ReturnSample, stated: number): number {
  const { stakeSquares, returnSquares, products } = sample
  if (stakeSquares <= 0) return 0
  const squares = returnSquares - 2 * stated * products + stated ** 2 * stakeSquares
  return Math.sqrt(Math.max(0, squares) / stakeSquares)
}
