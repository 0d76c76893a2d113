/** What a member may do; `standAll` declines an insurance and stands on every hand that is open. */
export const blackjackActs = ['hit', 'stand', 'double', 'split', 'insure', 'decline', 'standAll'] as const

/** One of the acts. */
export type BlackjackAct = (typeof blackjackActs)[number]

/** One act on the hand whose turn it is. */
export type BlackjackMove = { readonly act: BlackjackAct }

/** How a hand or an insurance ended. */
export type HandEnd = 'blackjack' | 'won' | 'returned' | 'lost' | 'bust'

/** A hand of the member. */
export type BlackjackHand = {
  readonly cards: readonly number[]
  readonly total: number
  readonly isSoft: boolean
  /** What is staked on it, in whole đồng. */
  readonly stake: number
  /** Told at the end. */
  readonly end?: HandEnd
}

/** The cards that lie open; the dealer's second one only when the round is over. */
export type BlackjackView = {
  readonly hands: readonly BlackjackHand[]
  /** The hand whose turn it is; undefined while an insurance is offered and when the round is over. */
  readonly turn?: number
  readonly dealer: readonly number[]
  readonly dealerTotal: number
  /** What may be done now, but for `standAll`. */
  readonly acts: readonly BlackjackAct[]
  /** What is staked against a blackjack of the dealer, in whole đồng; 0 when nothing. */
  readonly insurance: number
  /** What the round paid for each đồng of the first stake, in ten-thousandths; told at the end. */
  readonly multiplier?: number
}
