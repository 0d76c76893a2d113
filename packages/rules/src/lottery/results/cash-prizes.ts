import type { Region } from '../region-prizes.ts'

/** What a ticket of 10 000 đ wins, in đồng: by prize, the special one first, and the two prizes for being near it. */
export type CashPrizes = {
  /** The first day of the table, as 2026-11-22. */
  readonly from: string
  readonly byPrize: readonly number[]
  /** All digits of the special prize but its series (north), or all but the first digit (centre, south). */
  readonly side: number
  /** The last two digits of the special prize (north), or all but one digit that is not the first (centre, south). */
  readonly consolation: number
}

const million = 1_000_000

/** What of a single prize of the state lies above so many đồng is taxed at a rate; it is said, never taken off (lottery 28). */
export const ticketTax = { above: 10 * million, rate: 0.1 } as const

// Open: nobody gives the first days of these tables; results of our draws begin later than that.
const northern: readonly CashPrizes[] = [
  {
    from: '2020-01-01',
    byPrize: [500 * million, 10 * million, 5 * million, million, 400_000, 200_000, 100_000, 40_000],
    side: 25 * million,
    consolation: 40_000,
  },
]

const southern: readonly CashPrizes[] = [
  {
    from: '2020-01-01',
    byPrize: [
      2_000 * million,
      30 * million,
      15 * million,
      10 * million,
      3 * million,
      million,
      400_000,
      200_000,
      100_000,
    ],
    side: 50 * million,
    consolation: 6 * million,
  },
]

const tables: Readonly<Record<Region, readonly CashPrizes[]>> = {
  north: northern,
  central: southern,
  south: southern,
}

/** The table of a region on a day, as 2026-11-22; undefined before the first one (lottery 28). */
export function cashPrizesOn(region: Region, day: string): CashPrizes | undefined {
  return [...tables[region]].reverse().find(({ from }) => from <= day)
}
