import { oneTimes } from '../payout.ts'
import type { Cell } from './table-rules.ts'

/** A table takes so many times its least stake on one cell. */
const widest = 1000

/**
 * The most that one member may have on a cell in a round, in đồng: where a chip may return much, so much less that no
 * cell pays more than twice the table's largest stake (games 48). `least` is the table's least stake.
 */
export function mostOn({ times }: Pick<Cell, 'times'>, least: number): number {
  const largest = least * widest
  const fitting = Math.floor((largest * 2 * oneTimes) / times / least) * least
  return Math.min(largest, Math.max(least, fitting))
}
