import { createHash } from 'node:crypto'
import { betListText, sharedSeed } from '@saola/game-engines'

/** The bets that join a seed: their fingerprints in hex, and the client seed that they make with the name of the draw. */
export type JoinedBets = { fingerprints: string[]; clientSeed: string }

/** Joins bets, told as texts, into the seed of a draw that its players share (games 83). */
export function joinBets(name: string, texts: readonly string[]): JoinedBets {
  const fingerprints = texts.map(hashOf).toSorted()
  return { fingerprints, clientSeed: sharedSeed(name, hashOf(betListText(fingerprints))) }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
