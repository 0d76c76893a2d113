import { describe, expect, it } from 'vitest'
import type { LotteryKind } from '@saola/protocol'
import {
  coverageOf,
  drawShapes,
  findBetType,
  leastReturn,
  settleDrawLine,
  stakeOf,
  type Prizes,
  wholeCoverage,
  type RepeatedLine,
} from '@saola/rules'
import { forSeeds, type Whole } from '../seeded.ts'

const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
const fourDigits = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
const isEven = (digit: string | undefined): boolean => Number(digit) % 2 === 0
const pairsToEven = pairs.filter((pair) => isEven(pair[1]))
const fourFromEven = fourDigits.filter((four) => isEven(four[0]))
const fourFromOdd = fourDigits.filter((four) => !isEven(four[0]))
const digits = Array.from({ length: 10 }, (_, digit) => String(digit))

function line(kind: LotteryKind, type: string, numbers: readonly string[], times = 1): RepeatedLine {
  return { type, numbers, base: 1_000, odds: findBetType(kind, type)?.odds ?? 0, times }
}

describe('the least that lines on one draw pay (games 77)', () => {
  it.each<[string, LotteryKind, RepeatedLine[], number]>([
    ['all hundred numbers in 27 prizes', 'north', [line('north', 'lo-2-1k', pairs)], 27 * 3_700],
    ['the same for every drawn number', 'north', [line('north', 'lo-2', pairs)], 27 * 99_500],
    ['all numbers but one', 'north', [line('north', 'lo-2', pairs.slice(1))], 0],
    ['even and odd', 'north', [line('north', 'chan-le', ['chan']), line('north', 'chan-le', ['le'])], 1_950],
    [
      'even twice and odd once pay what odd does',
      'north',
      [line('north', 'chan-le', ['chan'], 2), line('north', 'chan-le', ['le'])],
      1_950,
    ],
    ['big and even', 'north', [line('north', 'tai-xiu', ['tai']), line('north', 'chan-le', ['chan'])], 0],
    [
      'half the ends by one way and half by another: the cheaper one in every prize',
      'north',
      [line('north', 'lo-2', pairs.slice(0, 50)), line('north', 'lo-2-1k', pairs.slice(50))],
      27 * 3_700,
    ],
    ['every beginning of the special prize', 'south', [line('south', 'de-dau-dac-biet', pairs)], 99_500],
    [
      'beginnings and ends of the special prize of five digits',
      'north',
      [line('north', 'de-dau-dac-biet', pairs), line('north', 'de-dac-biet', pairs)],
      199_000,
    ],
    [
      'beginnings and the last four digits of five',
      'north',
      [line('north', 'de-dau-dac-biet', pairs), line('north', 'bon-cang', fourDigits)],
      99_500 + 8_880_000,
    ],
    [
      'the second of five digits ends a beginning and begins the last four: even there, odd here, one of them pays',
      'north',
      [line('north', 'de-dau-dac-biet', pairsToEven), line('north', 'bon-cang', fourFromOdd)],
      99_500,
    ],
    [
      'even there and here, an odd one pays nothing',
      'north',
      [line('north', 'de-dau-dac-biet', pairsToEven, 2), line('north', 'bon-cang', fourFromEven)],
      0,
    ],
    [
      'every ten and every end',
      'north',
      [line('north', 'dau', digits), line('north', 'duoi', digits)],
      19_900,
    ],
    [
      'numbers that have to come together',
      'north',
      [line('north', 'xien-2', ['12', '21']), line('north', 'truot-4', ['12', '21', '13', '31'])],
      0,
    ],
    ['a digit of three, which may be the same three times', 'thai', [line('thai', 'run-top', digits)], 3_200],
    [
      'every side of Keno',
      'keno',
      [
        line('keno', 'keno-lon-nho', ['lon']),
        line('keno', 'keno-lon-nho', ['nho']),
        line('keno', 'keno-lon-nho', ['hoa']),
      ],
      1_000,
    ],
    ['no line at all', 'north', [], 0],
  ])('%s', (_what, kind, lines, least) => {
    expect(leastReturn(kind, lines)).toBe(least)
  })

  it('is passed by no draw, whatever is bet together', () => {
    const kinds = ['north', 'south', 'thai', 'max-3d', 'malay-4d'] as const
    forSeeds(60, (whole) => {
      const kind = kinds[whole(0, kinds.length - 1)] ?? 'north'
      const lines = randomLines(kind, whole)
      const least = leastReturn(kind, lines)
      for (let draw = 0; draw < 20; draw += 1) {
        const prizes = randomPrizes(kind, whole)
        const paid = lines.reduce(
          (sum, each) => sum + each.times * settleDrawLine(each, { kind, prizes }).payout,
          0,
        )
        expect(paid).toBeGreaterThanOrEqual(least - lines.length)
      }
    })
  })

  it('is never the whole stake: there is no bet without a loss', () => {
    for (const kind of ['north', 'south'] as const) {
      for (const type of ['lo-2', 'lo-2-1k', 'de-dac-biet', 'de-dau-duoi']) {
        const all = line(kind, type, pairs)
        const found = findBetType(kind, type)
        expect(leastReturn(kind, [all])).toBeLessThan(found === undefined ? 0 : stakeOf(found, all))
      }
    }
  })
})

/** Lines that together often hold every number there is. */
describe('how much of what may be drawn lines hold (lottery 79)', () => {
  it.each<[string, LotteryKind, RepeatedLine[], number]>([
    ['a tail of the special prize', 'north', [line('north', 'de-dac-biet', ['12'])], 10_000],
    ['the same often', 'north', [line('north', 'de-dac-biet', ['12'], 50)], 10_000],
    [
      'a tail of every prize beside it',
      'north',
      [line('north', 'de-dac-biet', ['12']), line('north', 'lo-2', ['13'])],
      20_000,
    ],
    ['every tail but one', 'north', [line('north', 'lo-2', pairs.slice(1))], 990_000],
    [
      'every tail, twice',
      'north',
      [line('north', 'lo-2', pairs), line('north', 'lo-2-1k', pairs)],
      1_000_000,
    ],
    ['even', 'north', [line('north', 'chan-le', ['chan'])], 500_000],
    ['numbers that have to come together', 'north', [line('north', 'xien-2', ['12', '21'])], 0],
    ['a side of Keno', 'keno', [line('keno', 'keno-lon-nho', ['lon'])], 500_000],
    ['no line at all', 'north', [], 0],
  ])('%s', (_what, kind, lines, covered) => {
    expect(coverageOf(kind, lines)).toBeCloseTo(covered, -1)
  })

  it('is a whole wherever bets return something for sure', () => {
    const kinds = ['north', 'south', 'thai', 'max-3d', 'malay-4d'] as const
    let returning = 0
    forSeeds(200, (whole) => {
      const kind = kinds[whole(0, kinds.length - 1)] ?? 'north'
      const bets = Array.from({ length: whole(1, 4) }, () => randomLines(kind, whole))
      const covered = bets.reduce((sum, lines) => sum + coverageOf(kind, lines), 0)
      const least = leastReturn(kind, bets.flat())
      if (least > 0) returning += 1
      if (covered < wholeCoverage) expect(least).toBe(0)
    })
    expect(returning).toBeGreaterThan(5)
  })
})

function randomLines(kind: LotteryKind, whole: Whole): RepeatedLine[] {
  const types =
    {
      north: ['lo-2', 'lo-2-1k', 'de-dau-dac-biet', 'bao-8', 'duoi', 'dau'],
      south: ['lo-2', 'lo-dau-2', 'bao-7', 'duoi'],
      thai: ['top-2', 'bottom-2', 'run-top', 'run-bottom'],
      'max-3d': ['max-3d'],
      'malay-4d': ['a-3', 'abc-3'],
    }[kind as string] ?? []
  return Array.from({ length: whole(1, 4) }, () => {
    const type = types[whole(0, types.length - 1)] ?? ''
    const entry = findBetType(kind, type)?.entry
    const length = entry?.kind === 'digits' ? entry.digits : 1
    const all = Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'))
    const left = whole(0, 2) === 0 ? 0 : whole(0, all.length - 1)
    return line(kind, type, all.slice(left), whole(1, 3))
  })
}

function randomPrizes(kind: LotteryKind, whole: Whole): Prizes {
  return drawShapes(kind).map((shape) =>
    Array.from({ length: shape.count }, () =>
      'digits' in shape ? Array.from({ length: shape.digits }, () => whole(0, 9)).join('') : '',
    ),
  )
}
