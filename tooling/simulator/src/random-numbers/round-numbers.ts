import { drawsOf } from '@saola/game-vendor'

/** What one block of a round's numbers gives (games 33). */
const numbersOfBlock = 8
const bytesOfNumber = 4
const roundsOfPiece = 4_096

/**
 * The numbers that decide rounds, as bytes: the first block of each round, round after round, of one pair of seeds. The same
 * words give the same bytes, without an end.
 */
export function* roundNumbers(words: string): Generator<Buffer> {
  const serverSeed = words.padEnd(64, '0')
  for (let nonce = 1; ; nonce += roundsOfPiece) {
    const piece = Buffer.alloc(roundsOfPiece * numbersOfBlock * bytesOfNumber)
    for (let round = 0; round < roundsOfPiece; round += 1) {
      const draws = drawsOf({ serverSeed, clientSeed: words, nonce: nonce + round })
      for (let number = 0; number < numbersOfBlock; number += 1) {
        piece.writeUInt32BE(draws.next(), (round * numbersOfBlock + number) * bytesOfNumber)
      }
    }
    yield piece
  }
}
