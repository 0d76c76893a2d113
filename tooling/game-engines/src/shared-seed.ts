import type { Chips } from './tables/table-engine.ts'

/**
 * What a bet at a table adds to the seed of its round (games 83). Its SHA-256 is the bet's fingerprint, which its player can
 * make as well: the key is the one that the page chose.
 */
export function tableBetText({ key, stake, cells }: { key: string; stake: number; cells: Chips }): string {
  const chips = Object.entries(cells).sort(([one], [other]) => (one < other ? -1 : 1))
  return [key, stake, ...chips.map(([cell, amount]) => `${cell}=${amount}`)].join(':')
}

/** What a bet on matches adds to the seed of each match that has not begun (games 83). */
export function matchBetText({
  key,
  stake,
  picks,
}: {
  key: string
  stake: number
  picks: readonly { matchId: string; pick: string }[]
}): string {
  return [key, stake, ...picks.map(({ matchId, pick }) => `${matchId}=${pick}`)].join(':')
}

/** The fingerprints of all bets as one text, in an order that nobody chooses. Its SHA-256 joins the seed. */
export function betListText(fingerprints: readonly string[]): string {
  return [...fingerprints].sort().join('\n')
}

/** What stands for the client seed where many share a draw: its name, and the hash of the bets on it. */
export function sharedSeed(name: string, betsHash: string): string {
  return `${name}:${betsHash}`
}
