import { describe, expect, it } from 'vitest'
import { exposuresOf, refuseFullNumber } from '@saola/rules'

describe('what a number may cost (lottery 53)', () => {
  it.each([
    ['one number', 'de-dac-biet', ['13'], 99.5, [['13', 995_000]]],
    [
      'each number of a line for itself',
      'lo-2',
      ['13', '83'],
      99.5,
      [
        ['13', 995_000],
        ['83', 995_000],
      ],
    ],
    ['numbers that win together as one, in their order', 'xien-2', ['83', '13'], 16, [['13-83', 160_000]]],
    ['a way to bet that nobody knows costs nothing', 'nothing', ['13'], 99.5, []],
  ] as const)('%s', (_what, type, numbers, odds, expected) => {
    const found = exposuresOf('north', { type, numbers, base: 10_000, odds })
    expect(found.map(({ number, amount }) => [number, amount])).toEqual(expected)
  })

  it.each([
    ['two stations, one pair', ['CA_MAU_LOTTERY'], 5_500_000],
    ['three stations, three pairs', ['CA_MAU_LOTTERY', 'DONG_THAP_LOTTERY'], 16_500_000],
    ['four stations, six pairs', ['CA_MAU_LOTTERY', 'DONG_THAP_LOTTERY', 'BEN_TRE_LOTTERY'], 33_000_000],
  ])('over %s a hit costs that of all pairs', (_what, stations, amount) => {
    const line = { type: 'da-xien', numbers: ['83', '13'], base: 10_000, odds: 550, stations }
    expect(exposuresOf('south', line)).toEqual([{ number: '13-83', amount }])
    expect(refuseFullNumber('south', line, { free: amount, multiplier: 1 }).params.freeAmount).toBe(10_000)
  })

  it('nothing may be bet in a way that nobody knows', () => {
    const line = { type: 'nothing', odds: 99.5 }
    expect(refuseFullNumber('north', line, { free: 1_000_000, multiplier: 1 }).params.freeAmount).toBe(0)
  })

  it.each([
    [1_990_000, 1, 20_000],
    [1_990_000, 3, 6_666],
    [10_000, 1, 100],
    [99, 1, 1],
    [98, 1, 0],
    [0, 1, 0],
    [-1, 1, 0],
  ])('of %i that are free, with the multiplier %i, a base of %i may be bet', (free, multiplier, base) => {
    const line = { type: 'de-dac-biet', odds: 99.5 }
    expect(refuseFullNumber('north', line, { free, multiplier })).toEqual({
      kind: 'refused',
      key: 'lottery.refused.number_full',
      params: { freeAmount: base },
    })
  })
})
