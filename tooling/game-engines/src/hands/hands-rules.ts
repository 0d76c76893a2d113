/** Each hand beats the one before it, and the first beats the last. */
export const hands = ['rock', 'paper', 'scissors'] as const
export type Hand = (typeof hands)[number]

/** What a round pays in ten-thousandths. A tie gives the stake back; with 1.97x for a win, 99 % comes back in all. */
export const handsPays = { win: 19_700, tie: 10_000, loss: 0 } as const

/** How a round ends for the member's hand. */
export function handsEnd(own: Hand, other: Hand): keyof typeof handsPays {
  const lead = (hands.indexOf(own) - hands.indexOf(other) + hands.length) % hands.length
  if (lead === 0) return 'tie'
  return lead === 1 ? 'win' : 'loss'
}
