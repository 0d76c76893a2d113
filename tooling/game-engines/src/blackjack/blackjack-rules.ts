import { oneTimes } from '../payout.ts'

/**
 * Cards come from an endless deck: each of the 52 is as likely at every draw. The dealer looks for a blackjack under an
 * ace or a ten and stands on every 17; any first two cards may be doubled, after a split as well; one split, and split
 * aces get one card each; insurance against an ace.
 */
export const blackjackRules = {
  /** With best play, in hundredths of a percent: the edge is 0.570 %, computed over all hands. */
  rtp: 9943,
  /** What a blackjack pays, the stake included, in ten-thousandths: three to two. */
  naturalMultiplier: 25_000,
  /** What a won insurance pays, its stake included: two to one. */
  insuranceMultiplier: 3 * oneTimes,
  dealerStands: 17,
  maxHands: 2,
  /** Two hands, both doubled and won. */
  maxMultiplier: 8 * oneTimes,
} as const
