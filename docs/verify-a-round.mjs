// Recomputes a round without us: Node and this file are enough.
//
//   node docs/verify-a-round.mjs GAME SERVER_SEED SERVER_SEED_HASH CLIENT_SEED NONCE [MINES]
//
// GAME is limbo, dice or mines. The seeds stand in the game under "Fairness" after they were changed there.
import { createHash, createHmac } from 'node:crypto'

const [game, serverSeed, serverSeedHash, clientSeed, nonce, mines = '3'] = process.argv.slice(2)
if (nonce === undefined) {
  console.error('GAME SERVER_SEED SERVER_SEED_HASH CLIENT_SEED NONCE [MINES]')
  process.exit(2)
}

// The commitment was shown before the round: the hash of the text of the server seed.
const commitment = createHash('sha256').update(serverSeed).digest('hex')
console.log(commitment === serverSeedHash ? 'commitment: kept' : 'commitment: BROKEN')

// Numbers below 2^32: each block is HMAC-SHA256 keyed with the text of the server seed, read four bytes at a time.
let taken = 0
function next() {
  const block = createHmac('sha256', serverSeed)
    .update(`${clientSeed}:${nonce}:${Math.floor(taken / 8)}`)
    .digest()
  taken += 1
  return block.readUInt32BE(((taken - 1) % 8) * 4)
}

// One of 0 .. count - 1; a number that would make some of them likelier is drawn again.
function below(count) {
  const fair = 2 ** 32 - (2 ** 32 % count)
  for (;;) {
    const number = next()
    if (number < fair) return number % count
  }
}

// The first of a shuffled row (Fisher-Yates), as mines, cards and balls are drawn.
function without(size, count) {
  const row = Array.from({ length: size }, (_, index) => index)
  for (let place = 0; place < count; place += 1) {
    const other = place + below(size - place)
    ;[row[place], row[other]] = [row[other], row[place]]
  }
  return row.slice(0, count)
}

const results = {
  limbo: () =>
    `${(Math.min(1_000_000, Math.max(100, Math.floor((97 * 2 ** 32) / (next() + 1)))) / 100).toFixed(2)}x`,
  dice: () => (below(10_000) / 100).toFixed(2),
  mines: () =>
    `mines under ${without(25, Number(mines))
      .map((tile) => tile + 1)
      .join(', ')}`,
}
console.log(`result: ${results[game]?.() ?? 'this script does not know the game'}`)
