import { createHash, createHmac } from 'node:crypto'
import { createDraws, type Draws } from '@saola/game-engines'

/** The seeds that decide a round. The hash is shown before it, the server seed only after the pair was changed. */
export type FairSeeds = { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number }

/** The pair in use of a player, and the commitment to the server seed that follows it. */
export type PairInUse = Omit<FairSeeds, 'clientSeed'> & {
  /** Null until the player's first round brings one. */
  clientSeed: string | null
  nextServerSeedHash: string
}

/** What a player may choose as client seed. */
export const clientSeedPattern = /^[\w-]{1,64}$/

type SeedsOfRound = Pick<FairSeeds, 'serverSeed' | 'clientSeed' | 'nonce'>

/** A block of a round's numbers, 32 bytes: HMAC-SHA256(server seed, `client seed:nonce:block`). */
export function blockOf({ serverSeed, clientSeed, nonce }: SeedsOfRound, block: number): Buffer {
  return createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()
}

/** The numbers of a round, block after block. */
export function drawsOf(seeds: SeedsOfRound): Draws {
  return createDraws((block) => blockOf(seeds, block))
}

/** The commitment to a server seed: SHA-256 of its text, in hex. */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}
