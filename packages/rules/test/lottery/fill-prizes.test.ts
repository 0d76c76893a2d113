import {
  drawBytes,
  drawShapes,
  fillPrizes,
  misfitPrize,
  prizeShapes,
  tailsOf,
  wholesFromBytes,
  type WholeBelow,
} from '@saola/rules'
import type { LotteryKind } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { forSeeds } from '../seeded.ts'

const lotteryKinds: readonly LotteryKind[] = [
  'north',
  'central',
  'south',
  'mega-645',
  'power-655',
  'max-3d',
  'keno',
  'thai',
  'lao',
  'malay-4d',
  'singapore-4d',
]

/** Counts 0, 1, 2, … so that every digit tells when it was drawn. */
function counting(): WholeBelow {
  let drawn = -1
  return (bound) => {
    drawn += 1
    return drawn % bound
  }
}

describe('a draw is filled in the order of drawing (lottery 13 and 14)', () => {
  it('in the north from the first prize to the seventh, the special one last', () => {
    const prizes = fillPrizes('north', counting())
    expect(prizes.map((numbers) => numbers.length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4])
    expect(prizes[1]).toEqual(['01234'])
    expect(prizes[2]).toEqual(['56789', '01234'])
    // 102 digits are drawn before the special prize.
    expect(prizes[0]).toEqual(['23456'])
  })

  it.each(['central', 'south'] as const)(
    'in the %s from the eighth to the first, the special one last',
    (kind) => {
      const prizes = fillPrizes(kind, counting())
      expect(prizes.map((numbers) => numbers.length)).toEqual([1, 1, 1, 2, 7, 1, 3, 1, 1])
      expect(prizes.slice(6)).toEqual([['5678', '9012', '3456'], ['234'], ['01']])
      // 2 + 3 + 12 + 4 + 35 + 10 + 5 + 5 digits are drawn before it.
      expect(prizes[0]).toEqual(['678901'])
    },
  )

  it.each(lotteryKinds)('%s fits its own shapes, whatever is drawn', (kind) => {
    forSeeds(50, (whole) => {
      const prizes = fillPrizes(kind, (bound) => whole(0, bound - 1))
      expect(misfitPrize(kind, prizes)).toBeUndefined()
      expect(prizes).toHaveLength(drawShapes(kind).length)
    })
  })
})

describe('whole numbers from bytes (lottery 21)', () => {
  it('leave out the bytes that would favour small digits', () => {
    const below = wholesFromBytes([249, 250, 255, 7, 13])
    expect([below(10), below(10), below(10)]).toEqual([9, 7, 3])
    expect(() => below(10)).toThrow(/^bytes: /)
  })

  it('leave out what does not fit any other bound', () => {
    const below = wholesFromBytes([240, 239, 255, 44])
    expect([below(80), below(45)]).toEqual([79, 44])
  })

  it.each([0, 257, 1.5])('refuse a bound of %d', (bound) => {
    expect(() => wholesFromBytes([1])(bound)).toThrow(/^bound: /)
  })

  it('are enough for each kind, also where many bytes are left out', () => {
    for (const kind of lotteryKinds) {
      // A quarter of these bytes is above 249; of real ones it is one in 43.
      const bytes = Array.from({ length: drawBytes }, (_, place) => (place % 4 === 0 ? 255 : place % 250))
      expect(() => fillPrizes(kind, wholesFromBytes(bytes))).not.toThrow()
    }
  })
})

describe('draws are even', () => {
  it.each([
    ['north', 23.77],
    ['south', 16.55],
  ] as const)('%s: each digit as often, and %d different tails on average', (kind, mean) => {
    const draws = 4_000
    const counts = Array.from({ length: 10 }, () => 0)
    let tails = 0
    forSeeds(1, (whole) => {
      for (let draw = 0; draw < draws; draw += 1) {
        const prizes = fillPrizes(kind, wholesFromBytes(endless(() => whole(0, 255))))
        tails += new Set(tailsOf(prizes)).size
        for (const digit of prizes.flat().join('')) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1
      }
    })
    const expected =
      (draws * prizeShapes[kind].reduce((sum, { count, digits }) => sum + count * digits, 0)) / 10
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // Nine degrees of freedom: 27.9 is passed once in a thousand by chance.
    expect(chiSquare).toBeLessThan(27.9)
    // Four standard errors: a draw differs by about 1.5 tails from the mean.
    expect(Math.abs(tails / draws - mean)).toBeLessThan(0.1)
  })
})

function* endless(next: () => number): Generator<number> {
  for (;;) yield next()
}
