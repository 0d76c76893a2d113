import { createHash, createHmac } from 'node:crypto'
import type { Draws } from '@saola/game-engines'

/** What decides a round. */
export type Seeds = { serverSeed: string; clientSeed: string; nonce: number }

const bytesPerNumber = 4
const range = 2 ** 32

/** The commitment to a server seed, as it was shown before the round: the hash of the text of the seed. */
export function hashOfSeed(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex')
}

/**
 * The numbers of a round, made anew here from the published rule, without the server's code: each block is HMAC-SHA256
 * keyed with the text of the server seed, read four bytes at a time.
 */
export function drawsFromSeeds({ serverSeed, clientSeed, nonce }: Seeds): Draws {
  let block = Buffer.alloc(0)
  let blocks = 0
  let at = 0
  const next = (): number => {
    if (at === block.length) {
      block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${blocks}`).digest()
      blocks += 1
      at = 0
    }
    at += bytesPerNumber
    return block.readUInt32BE(at - bytesPerNumber)
  }
  return {
    next,
    below(count) {
      // A number that would make some results likelier than others is drawn again.
      let number = next()
      while (number >= range - (range % count)) number = next()
      return number % count
    },
  }
}
