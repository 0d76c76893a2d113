import { carriedTitle, factsOfTitle, mostOn, type TitleKey } from '@saola/game-engines'

/**
 * The largest bet that a title of ours takes, in whole đồng: of a shared table on the cell that takes most (games 48), of
 * others in a round or on a match. Null for what is not ours and for lotteries, whose ways to bet have bounds of their own.
 */
export function largestBet(key: TitleKey, minBet: number): number | null {
  const table = carriedTitle(key)?.table
  if (table) return Math.max(...table.cells.map((cell) => mostOn(cell, minBet)))
  return factsOfTitle(key)?.maxStake ?? null
}
