import { betTypes, prepareDraw, settleDrawLine, settleLine, stakeOf } from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { anGiang, namDinh, tayNinh } from './fixtures.ts'

const twoStations = { ...anGiang, otherPrizes: tayNinh.prizes }

describe('the worked examples (lottery 15 to 19)', () => {
  it.each([
    ['lô 2, a number twice', namDinh, 'lo-2', '83', 10_000, 99.5, 270_000, 2, 1_990_000],
    ['lô 2 at the price of one unit', namDinh, 'lo-2-1k', '83', 100_000, 3.7, 100_000, 2, 740_000],
    ['đề', namDinh, 'de-dac-biet', '13', 100_000, 99.5, 100_000, 1, 9_950_000],
    ['đề, the first digits', namDinh, 'de-dau-dac-biet', '60', 100_000, 99.5, 100_000, 1, 9_950_000],
    ['ba càng', namDinh, 'ba-cang', '213', 10_000, 980, 10_000, 1, 9_800_000],
    ['xiên 2, no more for 83 twice', namDinh, 'xien-2', '13 83', 100_000, 16, 100_000, 1, 1_600_000],
    ['xiên 2, one is missing', namDinh, 'xien-2', '13 50', 10_000, 16, 10_000, 0, 0],
    ['trượt 4, none came', namDinh, 'truot-4', '01 02 03 05', 100_000, 2.3, 100_000, 1, 230_000],
    ['trượt 4, one came', namDinh, 'truot-4', '01 02 03 06', 100_000, 2.3, 100_000, 0, 0],
    ['lô 2 in the south', anGiang, 'lo-2', '17', 10_000, 99.5, 180_000, 2, 1_990_000],
    ['lô 2 at the old odds', anGiang, 'lo-2', '17', 10_000, 75, 180_000, 2, 1_500_000],
    ['lô 3 in the south', anGiang, 'lo-3', '516', 1_000, 980, 17_000, 2, 1_960_000],
    ['đầu đuôi in the south', anGiang, 'de-dau-duoi', '54', 10_000, 99.9, 20_000, 1, 999_000],
    ['đầu đuôi in the north', namDinh, 'de-dau-duoi', '26', 10_000, 99.9, 50_000, 1, 999_000],
    ['đá thẳng', anGiang, 'da-thang', '16 17', 1_000, 750, 36_000, 1, 750_000],
    ['đá xiên', twoStations, 'da-xien', '17 45', 1_000, 550, 72_000, 1, 550_000],
  ] as const)('settles %s', (_what, draw, type, numbers, base, odds, stake, hits, payout) => {
    const line = { type, numbers: numbers.split(' '), base, odds }
    expect(settleLine(line, draw)).toEqual({ stake, hits, payout })
  })
})

describe('each way to bet, at a base of 10 000 and odds of 1 (lottery 15)', () => {
  it.each([
    // The north: Nam Định.
    [namDinh, 'lo-2', '49', 27, 2],
    [namDinh, 'lo-2', '83 49 01', 81, 4],
    [namDinh, 'lo-dau-2', '60', 27, 2],
    [namDinh, 'lo-2-1k', '94 83', 2, 4],
    [namDinh, 'lo-3', '349', 23, 1],
    [namDinh, 'lo-3', '354', 23, 1],
    [namDinh, 'lo-4', '0213', 20, 1],
    [namDinh, 'lo-giai-3', '83', 6, 1],
    [namDinh, 'lo-giai-5', '07', 6, 1],
    [namDinh, 'bao-8', '49', 8, 1],
    [namDinh, 'bao-8', '83', 8, 0],
    [namDinh, 'de-dac-biet', '83', 1, 0],
    [namDinh, 'de-giai-nhat', '00', 1, 1],
    [namDinh, 'de-dau-giai-nhat', '80', 1, 1],
    [namDinh, 'de-giai-7', '64', 4, 1],
    [namDinh, 'de-dau-duoi', '13', 5, 1],
    [namDinh, 'dau', '1', 1, 1],
    [namDinh, 'dau', '3', 1, 0],
    [namDinh, 'duoi', '3', 1, 1],
    [namDinh, 'ba-cang-dau', '649', 3, 1],
    [namDinh, 'ba-cang-dau-duoi', '773', 4, 1],
    [namDinh, 'ba-cang-dau-duoi', '213', 4, 1],
    [namDinh, 'ba-cang-giai-nhat', '300', 1, 1],
    [namDinh, 'bon-cang', '0213', 1, 1],
    [namDinh, 'bon-cang-giai-nhat', '0300', 1, 1],
    [namDinh, 'xiu-chu', '354 213', 8, 2],
    [namDinh, 'xiu-chu-dau', '354', 3, 1],
    [namDinh, 'xiu-chu-duoi', '213', 1, 1],
    [namDinh, 'xien-3', '13 83 49', 1, 1],
    [namDinh, 'xien-4', '13 83 49 01', 1, 0],
    [namDinh, 'truot-6', '01 02 03 05 08 10', 1, 1],
    [namDinh, 'truot-8', '01 02 03 05 08 10 11 12', 1, 1],
    [namDinh, 'truot-10', '01 02 03 05 08 10 11 12 14 13', 1, 0],
    [namDinh, 'da-thang', '13 83', 54, 1],
    [namDinh, 'tai-xiu', 'xiu', 1, 1],
    [namDinh, 'tai-xiu', 'tai', 1, 0],
    [namDinh, 'chan-le', 'le', 1, 1],
    // The south: An Giang.
    [anGiang, 'lo-dau-2', '51', 18, 2],
    [anGiang, 'lo-4', '0332', 16, 1],
    [anGiang, 'lo-giai-4', '17', 7, 2],
    [anGiang, 'lo-giai-6', '70', 3, 1],
    [anGiang, 'bao-7', '54 16 70 35 32', 35, 5],
    [anGiang, 'bao-7', '95', 7, 0],
    [anGiang, 'de-giai-8', '54', 1, 1],
    [anGiang, 'ba-cang', '332', 1, 1],
    [anGiang, 'ba-cang-dau', '516', 1, 1],
    [anGiang, 'ba-cang-dau-duoi', '516 332', 4, 2],
    [anGiang, 'xiu-chu', '516', 2, 1],
    [anGiang, 'dau', '3', 1, 1],
    [anGiang, 'tai-xiu', 'xiu', 1, 1],
    [anGiang, 'chan-le', 'chan', 1, 1],
  ] as const)('%# %o', (draw, type, numbers, units, hits) => {
    const line = { type, numbers: numbers.split(' '), base: 10_000, odds: 1 }
    expect(settleLine(line, draw)).toEqual({ stake: 10_000 * units, hits, payout: 10_000 * hits })
  })

  it('counts the units by the shape of the prizes', () => {
    const units = Object.fromEntries(betTypes('north').map((type) => [type.id, type.units]))
    expect(units).toMatchObject({
      'lo-2': 27,
      'lo-3': 23,
      'lo-4': 20,
      'da-thang': 54,
      'bao-8': 8,
      'xien-4': 1,
    })
    const south = Object.fromEntries(betTypes('central').map((type) => [type.id, type.units]))
    expect(south).toMatchObject({
      'lo-2': 18,
      'lo-3': 17,
      'lo-4': 16,
      'da-thang': 36,
      'da-xien': 72,
      'bao-7': 7,
    })
  })

  it('asks the stake that a slip shows', () => {
    for (const type of betTypes('south').filter(({ id }) => id === 'lo-2')) {
      expect(stakeOf(type, { numbers: ['17', '18'], base: 1_000 })).toBe(36_000)
    }
  })
})

describe('what a line pays', () => {
  it.each([
    [1, 99.5, 99],
    [3, 5.445, 16],
    [1_001, 3.7, 3_703],
    [7, 1.95, 13],
    [999_999_999, 99.999, 99_998_999_900],
    [9_007_199_254, 980.001, 8_827_064_276_119],
  ])('is cut: base %i at %d is %i', (base, odds, payout) => {
    expect(settleLine({ type: 'de-dac-biet', numbers: ['13'], base, odds }, namDinh).payout).toBe(payout)
  })

  it('is the same for one line and for a prepared draw', () => {
    const draw = { kind: 'north', prizes: namDinh.prizes } as const
    const line = { type: 'lo-2', numbers: ['83'], base: 1_000, odds: 99.5 }
    expect(prepareDraw(draw)(line)).toEqual(settleDrawLine(line, draw))
  })
})

describe('a line or a result that nobody can have placed is thrown, by name', () => {
  const good = { type: 'lo-2', numbers: ['83'], base: 10_000, odds: 99.5 }
  it.each([
    ['type', { ...good, type: 'lo-9' }],
    ['type', { ...good, type: 'de-giai-8' }],
    ['numbers', { ...good, numbers: [] }],
    ['numbers', { ...good, numbers: ['8'] }],
    ['numbers', { ...good, numbers: ['8a'] }],
    ['numbers', { ...good, numbers: ['83', '83'] }],
    ['numbers', { ...good, type: 'xien-2', numbers: ['83', '13', '49'] }],
    ['numbers', { ...good, type: 'tai-xiu', numbers: ['lon'] }],
    ['base', { ...good, base: 0 }],
    ['base', { ...good, base: 10.5 }],
    ['odds', { ...good, odds: 0 }],
    ['odds', { ...good, odds: Number.NaN }],
  ])('%s', (field, line) => {
    expect(() => settleLine(line, namDinh)).toThrow(new RegExp(`^${field}: `))
  })

  it.each([
    ['no prizes', []],
    ['a prize too few', namDinh.prizes.slice(0, 7)],
    ['a prize too many', [...namDinh.prizes, ['11']]],
    ['a lost zero', [['0213'], ...namDinh.prizes.slice(1)]],
    ['a letter', [['6021x'], ...namDinh.prizes.slice(1)]],
    ['the prizes of the south', anGiang.prizes],
  ])('prizes: %s', (_what, prizes) => {
    expect(() => settleLine(good, { region: 'north', prizes })).toThrow(/^prizes: /)
  })

  it('otherPrizes: đá xiên looks at two stations', () => {
    const line = { type: 'da-xien', numbers: ['17', '45'], base: 1_000, odds: 550 }
    expect(() => settleLine(line, anGiang)).toThrow(/^otherPrizes: /)
  })
})
