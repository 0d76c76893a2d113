import type { Chips } from '../table-engine.ts'
import { addChips, isLying } from './bet-line.ts'
import type { LastRound, RunningRound } from './table-calls.ts'

/** The player's chips on the board, which outlive their round until the next one takes bets (games 44). */
export type LaidChips = {
  /** Keeps the bets of a round that was just drawn, as the latest look tells of them. */
  keep: (drawn: Pick<LastRound, 'bets'>) => void
  /** Clears the board: a round takes bets. */
  clear: () => void
  /** All that lies there. */
  lyingWith: (running: Pick<RunningRound, 'bets'> | null | undefined) => Chips
}

/** Makes an empty board. */
export function createLaidChips(): LaidChips {
  let kept: Chips = {}
  return {
    keep(drawn) {
      kept = chipsIn(drawn.bets)
    },
    clear() {
      kept = {}
    },
    // A drawn round is followed at once by the next one, which has no bets before the board is cleared.
    lyingWith: (running) => addChips(kept, chipsIn(running?.bets ?? [])),
  }
}

/** What bets lay on the cells. */
export function chipsIn(bets: LastRound['bets']): Chips {
  return bets.filter(isLying).reduce<Chips>((sum, { cells }) => addChips(sum, cells), {})
}
