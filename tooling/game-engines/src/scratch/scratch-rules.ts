import { gainChance } from '../fair-multiplier.ts'
import { oneTimes } from '../payout.ts'

/** A card has nine fields; three of one picture win. */
export const scratchRules = { fields: 9, alike: 3, tickets: 100_000 } as const

/** The pictures, 0 first: what three of them pay as a multiple of the stake, and on how many of 100 000 cards they stand. */
const pictures = [
  { times: 1_000, tickets: 8 },
  { times: 200, tickets: 60 },
  { times: 20, tickets: 700 },
  { times: 5, tickets: 4_000 },
  { times: 2, tickets: 12_500 },
  { times: 1, tickets: 20_000 },
] as const

/** What three of each picture pay in ten-thousandths, and how many of 100 000 cards have them. */
export const scratchPrizes: readonly { readonly multiplier: number; readonly tickets: number }[] =
  pictures.map(({ times, tickets }) => ({ multiplier: times * oneTimes, tickets }))

/** How likely a card pays more than its stake, from 0 to 1: three of the last picture give it back. */
export const scratchGain = gainChance(
  scratchPrizes.map(({ multiplier, tickets }) => [multiplier, tickets / scratchRules.tickets]),
)

/** The picture that a card of 0 to 99 999 wins with; undefined for a card without a prize. */
export function prizeOf(ticket: number): number | undefined {
  let left = ticket
  for (const [picture, { tickets }] of scratchPrizes.entries()) {
    if (left < tickets) return picture
    left -= tickets
  }
  return undefined
}
