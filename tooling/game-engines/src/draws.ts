/** The numbers that decide a round, in their order. */
export type Draws = {
  /** The next whole number below 2^32. */
  next: () => number
  /** One of 0 .. count - 1, each with exactly the same chance; `count` is a whole number from 1 to 2^32. */
  below: (count: number) => number
}

const range = 2 ** 32

/** Draws over any source of whole numbers below 2^32, each as likely as the others. */
export function drawsFrom(next: () => number): Draws {
  return {
    next,
    below(count) {
      if (!Number.isInteger(count) || count < 1 || count > range) {
        throw new RangeError(`One of ${count} cannot be drawn`)
      }
      // What would make the low results likelier than the others is drawn again.
      const fair = range - (range % count)
      for (;;) {
        const number = next()
        if (number < fair) return number % count
      }
    },
  }
}

/**
 * Reads numbers out of blocks of bytes, four bytes big-endian each, block 0 first. `blockOf` gives the 32 bytes of a
 * block: HMAC-SHA256 keyed with the text of the server seed over `client seed:nonce:block`.
 */
export function createDraws(blockOf: (index: number) => Uint8Array): Draws {
  let index = 0
  let offset = 0
  let block: DataView = new DataView(new ArrayBuffer(0))
  return drawsFrom(() => {
    if (offset === block.byteLength) {
      const bytes = blockOf(index)
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      index += 1
      offset = 0
    }
    const number = block.getUint32(offset)
    offset += 4
    return number
  })
}

/** The first `count` of 0 .. size - 1 in a shuffled order (Fisher-Yates); `count` is at most `size`. */
export function drawWithout(draws: Draws, size: number, count: number): number[] {
  const order = Array.from({ length: size }, (_, index) => index)
  for (let place = 0; place < count; place += 1) {
    const other = place + draws.below(size - place)
    const drawn = order[other] ?? 0
    order[other] = order[place] ?? 0
    order[place] = drawn
  }
  return order.slice(0, count)
}
