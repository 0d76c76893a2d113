import type { Draws } from '@saola/game-engines'
import type { GameFamily } from '@saola/protocol'

/** A round as the gateway writes its bet, in đồng. */
export type SeekersRound = {
  readonly stake: number
  readonly payout: number
  /** The least that it had to give back, whatever came. */
  readonly leastReturn: number
  /** What the operator keeps of it on average, as the game itself says; of what was staked at first. */
  readonly kept: number
}

/** A way to bet that somebody repeats: what each of some players has in one round of it. */
export type Way = {
  readonly name: string
  readonly family: GameFamily
  /** What of a stake at risk counts as valid bet, in hundredths of a percent. */
  readonly share: number
  /** Whether it is a bet on a draw, at which real-time salaries look. */
  readonly isDrawn: boolean
  /** Whether what comes back is known before: nothing of it is chance. */
  readonly isSure: boolean
  readonly play: (draws: Draws, players: number) => SeekersRound[]
}
