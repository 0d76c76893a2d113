import type { LotteryKind } from '@saola/protocol'
import { betTypes, checkLine, defaultOffers, settleDrawLine } from '@saola/rules'
import { describe, expect, it } from 'vitest'

const balls = (text: string): string[][] => text.split('|').map((prize) => prize.trim().split(' '))

const drawn = {
  'mega-645': balls('03 11 19 27 33 45'),
  'power-655': balls('03 11 19 27 33 45 | 50'),
  keno: balls('01 02 03 04 05 06 07 08 09 10 11 12 41 43 45 47 49 51 53 55'),
  'max-3d': balls('123 455 | 001 002 003 321 | 100 200 300 400 500 600 | 123 701 702 703 704 705 706 707'),
  thai: balls('120556 | 118 432 | 902 733 | 65'),
  lao: balls('120556'),
  'malay-4d': fourDigits(),
  'singapore-4d': fourDigits(),
}

function fourDigits(): string[][] {
  return [['1234'], ['0077'], ['5666'], ten(8000), [...ten(9000).slice(1), '1234']]
}

function ten(from: number): string[] {
  return Array.from({ length: 10 }, (_, place) => String(from + place))
}

describe('what a base of 10 000 pays by the tables (lottery 30 to 34)', () => {
  it.each([
    ['mega-645', 'mega-6', '03 11 19 27 33 45', 12_000_000_000],
    ['mega-645', 'mega-6', '03 11 19 27 33 44', 10_000_000],
    ['mega-645', 'mega-6', '03 11 19 27 43 44', 300_000],
    ['mega-645', 'mega-6', '03 11 19 42 43 44', 30_000],
    ['mega-645', 'mega-6', '03 11 41 42 43 44', 0],
    // Seven balls with six right: 1 play of six, 6 of five.
    ['mega-645', 'mega-bao-7', '03 11 19 27 33 45 01', 12_000_000_000 + 6 * 10_000_000],
    // Seven balls with four right: 3 plays of four, 4 of three.
    ['mega-645', 'mega-bao-7', '03 11 19 27 01 02 04', 3 * 300_000 + 4 * 30_000],
    // Five right balls: one sixth ball makes six, 39 leave five.
    ['mega-645', 'mega-bao-5', '03 11 19 27 33', 12_000_000_000 + 39 * 10_000_000],
    // Two right balls: four others make three.
    ['mega-645', 'mega-bao-5', '03 11 01 02 04', 4 * 30_000],
    ['power-655', 'power-6', '03 11 19 27 33 45', 30_000_000_000],
    ['power-655', 'power-6', '03 11 19 27 33 50', 3_000_000_000],
    ['power-655', 'power-6', '03 11 19 27 33 44', 40_000_000],
    ['power-655', 'power-6', '03 11 19 27 44 50', 500_000],
    ['power-655', 'power-6', '03 11 19 42 44 50', 50_000],
    // Five right balls: one makes six, the bonus the second jackpot, 48 leave five.
    ['power-655', 'power-bao-5', '03 11 19 27 33', 30_000_000_000 + 3_000_000_000 + 48 * 40_000_000],
    ['keno', 'keno-10', '01 02 03 04 05 06 07 08 09 10', 2_000_000_000],
    ['keno', 'keno-10', '01 02 03 04 05 06 07 08 09 80', 150_000_000],
    ['keno', 'keno-10', '71 72 73 74 75 76 77 78 79 80', 10_000],
    ['keno', 'keno-10', '01 72 73 74 75 76 77 78 79 80', 0],
    ['keno', 'keno-5', '01 02 03 04 80', 150_000],
    ['keno', 'keno-1', '12', 20_000],
    // 12 small, 8 big; 6 even, 14 odd.
    ['keno', 'keno-lon-nho', 'nho', 10_000],
    ['keno', 'keno-lon-nho', 'lon', 0],
    ['keno', 'keno-lon-nho', 'hoa', 0],
    ['keno', 'keno-chan-le', 'le', 40_000],
    ['keno', 'keno-chan-le', 'chan', 0],
    ['keno', 'keno-chan-le', 'le-11-12', 0],
    ['max-3d', 'max-3d', '123', 1_000_000 + 100_000],
    ['max-3d', 'max-3d', '455', 1_000_000],
    ['max-3d', 'max-3d', '001', 350_000],
    ['max-3d', 'max-3d', '600', 210_000],
    ['max-3d', 'max-3d', '999', 0],
    ['max-3d', 'max-3d-dao-6', '213', 170_000 + 60_000 + 15_000],
    ['max-3d', 'max-3d-dao-3', '545', 340_000],
    ['malay-4d', 'big', '1234', 25_000_000 + 600_000],
    ['malay-4d', 'small', '1234', 35_000_000],
    ['malay-4d', 'small', '8000', 0],
    ['malay-4d', 'big', '8000', 1_800_000],
    ['malay-4d', 'ibox-big-24', '4321', 1_040_000 + 30_000],
    ['malay-4d', 'ibox-small-24', '4321', 1_460_000],
    ['malay-4d', 'ibox-big-6', '7700', 1_670_000],
    ['malay-4d', 'ibox-big-4', '6665', 1_250_000],
    ['malay-4d', 'abc-3', '077', 2_100_000],
    ['malay-4d', 'a-3', '234', 6_600_000],
    ['singapore-4d', 'big', '5666', 4_900_000],
    ['singapore-4d', 'ibox-big-24', '4321', 830_000 + 30_000],
    ['singapore-4d', 'ibox-small-24', '4321', 1_250_000],
    ['singapore-4d', 'ibox-big-6', '7700', 1_660_000],
  ] as const)('%s %s %s', (kind, type, numbers, payout) => {
    const line = { type, numbers: numbers.split(' '), base: 10_000, odds: 1 }
    expect(checkLine(line, kind)).toBeUndefined()
    expect(settleDrawLine(line, { kind, prizes: drawn[kind] }).payout).toBe(payout)
  })

  it('is less where a merchant pays a share of the table', () => {
    const line = { type: 'mega-6', numbers: '03 11 19 27 33 44'.split(' '), base: 10_000, odds: 0.9 }
    expect(settleDrawLine(line, { kind: 'mega-645', prizes: drawn['mega-645'] }).payout).toBe(9_000_000)
  })
})

describe('what fixed odds pay (lottery 33)', () => {
  it.each([
    ['thai', 'top-3', '556', 1],
    ['thai', 'tod-3', '655', 1],
    ['thai', 'front-3', '432', 1],
    ['thai', 'bottom-3', '432', 0],
    ['thai', 'bottom-3', '902', 1],
    ['thai', 'top-2', '56', 1],
    ['thai', 'bottom-2', '65', 1],
    ['thai', 'bottom-2', '56', 0],
    ['thai', 'run-top', '5', 1],
    ['thai', 'run-top', '5 6 2', 2],
    ['thai', 'run-bottom', '6', 1],
    ['lao', 'top-4', '0556', 1],
    ['lao', 'top-3', '556', 1],
    ['lao', 'top-2', '56', 1],
    ['lao', 'bottom-2', '05', 1],
  ] as const)('%s %s %s', (kind, type, numbers, hits) => {
    const line = { type, numbers: numbers.split(' '), base: 1_000, odds: 3.2 }
    const stake = 1_000 * line.numbers.length
    expect(settleDrawLine(line, { kind, prizes: drawn[kind] })).toEqual({ stake, hits, payout: hits * 3_200 })
  })
})

describe('a system costs a unit for each of its plays (lottery 30)', () => {
  it.each([
    ['mega-645', 'mega-bao-5', 40],
    ['mega-645', 'mega-bao-7', 7],
    ['mega-645', 'mega-bao-15', 5_005],
    ['mega-645', 'mega-bao-18', 18_564],
    ['power-655', 'power-bao-5', 50],
    ['power-655', 'power-6', 1],
  ] as const)('%s %s', (kind, id, units) => {
    expect(betTypes(kind).find((type) => type.id === id)?.units).toBe(units)
  })
})

describe('a line of a person is refused by its field (lottery 20)', () => {
  const line = { type: 'lo-2', numbers: ['12'], base: 1_000, odds: 99.5 }
  it.each([
    ['north', { ...line, type: 'big' }, 'type', 'type', undefined],
    ['north', { ...line, numbers: [] }, 'numbers', 'too_few_numbers', { least: 1 }],
    [
      'north',
      { ...line, type: 'xien-2', numbers: ['1', '2', '3'] },
      'numbers',
      'too_many_numbers',
      { most: 2 },
    ],
    ['north', { ...line, numbers: ['12', '1'] }, 'numbers', 'number', { place: 2 }],
    ['north', { ...line, numbers: ['12', '12'] }, 'numbers', 'twice', undefined],
    ['north', { ...line, base: 0.5 }, 'base', 'base', undefined],
    ['north', { ...line, base: 999 }, 'base', 'base_small', { minAmount: 1_000 }],
    ['north', { ...line, base: 20_000_000 }, 'base', 'base_large', { maxAmount: 10_000_000 }],
    [
      'mega-645',
      { ...line, type: 'mega-6', numbers: balls('01 02 03 04 05 46').flat() },
      'numbers',
      'number',
      { place: 6 },
    ],
    ['malay-4d', { ...line, type: 'ibox-big-24', numbers: ['1123'] }, 'numbers', 'number', { place: 1 }],
    ['keno', { ...line, type: 'keno-lon-nho', numbers: ['tai'] }, 'numbers', 'number', { place: 1 }],
  ] as const)('%s %o', (kind: LotteryKind, wrong, field, key, params) => {
    expect(checkLine(wrong, kind, { minBase: 1_000, maxBase: 10_000_000 })).toEqual({
      kind: 'refused',
      field,
      key: `lottery.refused.${key}`,
      ...(params === undefined ? {} : { params }),
    })
  })
})

it('a new merchant offers every way to bet, within bounds that people can say (lottery 22)', () => {
  const offers = new Map(defaultOffers('south').map((offer) => [offer.type, offer]))
  expect(offers.get('lo-2')).toEqual({ type: 'lo-2', odds: 99.5, minBase: 1_000, maxBase: 10_000_000 })
  expect(offers.get('ba-cang')).toMatchObject({ odds: 980, maxBase: 1_000_000 })
  expect(offers.get('tai-xiu')).toMatchObject({ maxBase: 50_000_000 })
  expect(offers.get('da-xien')).toEqual({ type: 'da-xien', odds: 550, minBase: 1_000, maxBase: 1_000_000 })
  expect(defaultOffers('mega-645')[0]).toMatchObject({ minBase: 10_000, maxBase: 10_000 })
})
