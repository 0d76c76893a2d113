import { createHash, createHmac } from 'node:crypto'

/** The seeds that decide a round. The hash is shown before it, the server seed only after the pair was changed. */
export type FairSeeds = { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number }

/** What a player may choose as client seed. */
export const clientSeedPattern = /^[\w-]{1,64}$/

/** The whole number below 2^32 of a round: the first four bytes of HMAC-SHA256(server seed, `client seed:nonce`). */
export function uniformOf(seeds: Pick<FairSeeds, 'serverSeed' | 'clientSeed' | 'nonce'>): number {
  return createHmac('sha256', seeds.serverSeed)
    .update(`${seeds.clientSeed}:${seeds.nonce}`)
    .digest()
    .readUInt32BE(0)
}

/** The commitment to a server seed: SHA-256 of its text, in hex. */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}
