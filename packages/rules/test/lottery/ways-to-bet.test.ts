import { describe, expect, it } from 'vitest'
import type { LotteryKind } from '@saola/protocol'
import { betTypes, chanceOfWay, defaultOffers, returnOfWay, returnOfWays, waysThatGive } from '@saola/rules'

const kinds = [
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
] as const satisfies readonly LotteryKind[]

describe('what is told of a way to bet before it is played (lottery 80)', () => {
  it.each<[LotteryKind, string, number, { least: number; most: number }]>([
    // Four numbers of a hundred, all among 27: 1 - 4 x 0.99^27 + 6 x 0.98^27 - 4 x 0.97^27 + 0.96^27 = 0.0026698, at 180.
    ['north', 'xien-4', 180, { least: 4_806, most: 4_806 }],
    ['north', 'lo-2', 99.5, { least: 9_950, most: 9_950 }],
    // One, three or six orders of a thousand numbers, at 150.
    ['thai', 'tod-3', 150, { least: 1_500, most: 9_000 }],
  ])('%s %s at %d gives back %o', (kind, type, odds, span) => {
    expect(returnOfWay(kind, { type, odds })).toEqual(span)
  })

  it.each<[LotteryKind, string, number, number]>([
    // One number of a hundred in the special prize, and one in any of 27.
    ['north', 'de-dac-biet', 0.01, 0.01],
    ['north', 'lo-2', 1 - 0.99 ** 27, 1 - 0.99 ** 27],
    // Two halves of the numbers.
    ['south', 'tai-xiu', 0.5, 0.5],
    // A quarter of the balls is drawn.
    ['keno', 'keno-1', 0.25, 0.25],
    // All six of 8,145,060 plays; three right ones or more are paid.
    ['mega-645', 'mega-6', 194_130 / 8_145_060, 1 / 8_145_060],
    // 84 plays of six among nine balls.
    ['mega-645', 'mega-bao-9', 1 - lessThanThree(9), 84 / 8_145_060],
    // Five balls and every other one: all five have to be drawn.
    ['mega-645', 'mega-bao-5', 1 - lessThanTwo(5), 6 / 1_221_759],
  ])('%s %s is paid with a chance of %d, and its best of %d', (kind, type, chance, best) => {
    const told = chanceOfWay(kind, type)
    expect(told?.chance.most).toBeCloseTo(chance, 10)
    expect(told?.best.most).toBeCloseTo(best, 12)
  })

  it('is known of every way to bet that there is, and the best is no likelier than any', () => {
    for (const kind of kinds) {
      for (const { id, odds } of betTypes(kind)) {
        const told = chanceOfWay(kind, id)
        const returned = returnOfWay(kind, { type: id, odds })
        expect([id, told && told.best.least > 0 && told.chance.most < 1]).toEqual([id, true])
        expect([id, told && told.best.most <= told.chance.most]).toEqual([id, true])
        expect([id, returned && returned.least > 0 && returned.least <= returned.most]).toEqual([id, true])
      }
    }
    expect(returnOfWay('north', { type: 'nothing', odds: 99 })).toBeUndefined()
    expect(chanceOfWay('north', 'nothing')).toBeUndefined()
  }, 30_000)
})

describe('the return of a lottery is told from its least to its best way to bet (lottery 81)', () => {
  it('north', () => {
    expect(returnOfWays('north', defaultOffers('north'))).toEqual({ least: 4_806, most: 9_990 })
  })

  it('is nothing where nothing is offered', () => {
    expect(returnOfWays('north', [])).toBeUndefined()
  })
})

describe('ways to bet that give back too little are left out (lottery 83)', () => {
  it.each([
    [0, true],
    [4_806, true],
    [4_807, false],
    [7_500, false],
  ])('with a least return of %i, xiên 4 of the north at 180 is offered: %s', (least, isOffered) => {
    const offered = [
      { type: 'xien-4', odds: 180 },
      { type: 'de-dac-biet', odds: 99.5 },
    ]
    const types = waysThatGive('north', offered, least).map(({ type }) => type)
    expect(types).toEqual(isOffered ? ['xien-4', 'de-dac-biet'] : ['de-dac-biet'])
  })
})

/** How likely fewer than three of so many balls are among six of 45. */
function lessThanThree(picked: number): number {
  return [0, 1, 2].reduce((sum, right) => sum + hits(right, picked), 0)
}

function lessThanTwo(picked: number): number {
  return [0, 1].reduce((sum, right) => sum + hits(right, picked), 0)
}

function hits(right: number, picked: number): number {
  return (ways(picked, right) * ways(45 - picked, 6 - right)) / ways(45, 6)
}

function ways(count: number, size: number): number {
  return size === 0 ? 1 : (ways(count - 1, size - 1) * count) / size
}
