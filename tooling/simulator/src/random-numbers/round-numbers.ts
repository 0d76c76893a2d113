import { blockOf } from '@saola/game-vendor'

const roundsOfPiece = 4_096

/**
 * The numbers that decide rounds, as bytes: the first block of each round, round after round, of one pair of seeds. The same
 * words give the same bytes, without an end.
 */
export function* roundNumbers(words: string): Generator<Buffer> {
  const serverSeed = words.padEnd(64, '0')
  for (let nonce = 1; ; nonce += roundsOfPiece) {
    yield Buffer.concat(
      Array.from({ length: roundsOfPiece }, (_, round) =>
        blockOf({ serverSeed, clientSeed: words, nonce: nonce + round }, 0),
      ),
    )
  }
}
