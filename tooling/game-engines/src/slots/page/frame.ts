import type { Pace } from '../../kit/pace.ts'
import type { Sound } from '../../kit/sound.ts'
import type { Grid, LineWin, PictureWin } from '../spin/slot-event.ts'

/** A frame of reels, whatever its kind. A page shows the events of a round with it. */
export type SlotFrame = {
  readonly element: HTMLElement
  readonly reels: number
  readonly rows: number
  /** New symbols come to a stop. */
  reveal: (grid: Grid, pace: Pace, isFree: boolean) => Promise<void>
  /** Symbols change where they stand. */
  replace: (grid: Grid, pace: Pace) => Promise<void>
  showLines: (wins: readonly LineWin[]) => void
  /** Lifts every cell that shows one of these letters. */
  showLetters: (letters: readonly string[]) => void
  /** What won falls out and the rest falls down. */
  tumble: (grid: Grid, wins: readonly PictureWin[], pace: Pace) => Promise<void>
  clear: () => void
}

/** What a frame needs of the page. */
export type FrameParts = { readonly sound: (sound: Sound) => void }

/** Slows down towards the end and swings a little over it. */
export function swing(share: number): number {
  const back = share - 1
  return 1 + 2.1 * back ** 3 + 1.1 * back ** 2
}
