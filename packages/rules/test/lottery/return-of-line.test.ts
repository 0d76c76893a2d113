import { describe, expect, it } from 'vitest'
import type { LotteryKind } from '@saola/protocol'
import {
  betTypes,
  fillPrizes,
  findBetType,
  returnOfLine,
  settleLine,
  stakeOf,
  wholesFromBytes,
} from '@saola/rules'
import { forSeeds } from '../seeded.ts'

function returned(kind: LotteryKind, type: string, odds = findBetType(kind, type)?.odds ?? 0): number {
  return returnOfLine(kind, { type, odds })
}

describe('what a way to bet gives back in the long run (games 78)', () => {
  it.each<[LotteryKind, string, number]>([
    // 27 numbers at 99.5 for a hundredth each, for 27 units.
    ['north', 'lo-2', 9_950],
    // 27 numbers at 3.7 for a hundredth each, for one unit.
    ['north', 'lo-2-1k', 9_990],
    // 18 numbers at 5.445.
    ['south', 'lo-2-1k', 9_801],
    // Five numbers at 99.9, for five units.
    ['north', 'de-dau-duoi', 9_990],
    ['north', 'ba-cang', 9_800],
    ['north', 'bon-cang', 8_880],
    ['north', 'tai-xiu', 9_750],
    // 0.96 to the power of 27 is 0.33214, at 2.3.
    ['north', 'truot-4', 7_640],
    // Six orders of a thousand numbers, at 150.
    ['thai', 'tod-3', 9_000],
    // One less nine tenths to the power of three, at 3.2.
    ['thai', 'run-top', 8_672],
    // A quarter of the balls is drawn, at 2.
    ['keno', 'keno-1', 5_000],
    // 24 of 10,000 numbers: 2,500 + 1,000 + 500 + 10 x 180 + 10 x 60 is 6,400 for one order in the first place.
    ['malay-4d', 'big', 6_400],
  ])('%s %s: %i', (kind, type, amount) => {
    expect(returned(kind, type)).toBe(amount)
  })

  it('is below the stake for every way to bet that a new merchant offers', { timeout: 60_000 }, () => {
    const kinds = [
      'north',
      'south',
      'mega-645',
      'power-655',
      'max-3d',
      'keno',
      'thai',
      'lao',
      'malay-4d',
      'singapore-4d',
    ] as const
    const sure = kinds.flatMap((kind) => betTypes(kind).filter(({ id }) => returned(kind, id) >= 10_000))
    expect(sure.map(({ id }) => id)).toEqual([])
    expect(returned('north', 'nothing', 99)).toBe(0)
  })

  it(
    'is what thousands of draws give back, where numbers come or stay away together',
    { timeout: 60_000 },
    () => {
      const lines = [
        { type: 'xien-2', numbers: ['13', '31'], base: 1_000, odds: 16 },
        { type: 'truot-4', numbers: ['13', '31', '24', '42'], base: 1_000, odds: 2.3 },
        {
          type: 'truot-10',
          numbers: ['00', '11', '22', '33', '44', '55', '66', '77', '88', '99'],
          base: 1_000,
          odds: 12,
        },
      ]
      const draws = 6_000
      const paid = lines.map(() => 0)
      forSeeds(1, (whole) => {
        const wholes = wholesFromBytes(endless(() => whole(0, 255)))
        for (let draw = 0; draw < draws; draw += 1) {
          const prizes = fillPrizes('north', wholes)
          lines.forEach((line, at) => {
            paid[at] = (paid[at] ?? 0) + settleLine(line, { region: 'north', prizes }).payout
          })
        }
      })
      lines.forEach((line, at) => {
        const type = findBetType('north', line.type)
        const share = (paid[at] ?? 0) / draws / (type === undefined ? 1 : stakeOf(type, line))
        // Four standard errors of the rarest of them.
        expect(Math.abs(share - returnOfLine('north', line) / 10_000)).toBeLessThan(0.2)
      })
    },
  )
})

function* endless(next: () => number): Generator<number> {
  for (;;) yield next()
}
