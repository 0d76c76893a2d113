import type { DrawName } from './draw-proof.ts'

/**
 * What the bytes of a draw are made for (lottery 78): the draw, and behind it the hash of the bets that joined its seed. A
 * draw from before bets joined has none.
 */
export function drawnName({ gameCode, numero }: DrawName, betsHash: string | undefined): DrawName {
  return { gameCode, numero: betsHash === undefined ? numero : `${numero} ${betsHash}` }
}

/** The text whose SHA-256 is the fingerprint of a bet on a draw: the key of its order, the draw, and the stake in đồng. */
export function betMark({ key, drawId, stake }: { key: string; drawId: string; stake: number }): string {
  return `${key}:${drawId}:${stake}`
}

/** The text whose SHA-256 joins the seed: the fingerprints of all bets, in an order that nobody chooses. */
export function betListText(fingerprints: readonly string[]): string {
  return [...fingerprints].sort().join('\n')
}
