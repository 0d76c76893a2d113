/** Why a bet cannot be voided: its stake is back with its member already, or its money lies in a wallet that its vendor keeps. */
export type VoidRefusal = { refusal: 'bet.over' | 'bet.elsewhere' }

/** A bet that was voided: how it stood, and what came to its member by it, which is less than nothing where it had won. */
export type VoidedBet = {
  before: { status: 'open' | 'settled'; stake: number; paid: number }
  moved: number
}
