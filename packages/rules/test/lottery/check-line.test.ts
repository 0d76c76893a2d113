import { checkLine, type LotteryLine } from '@saola/rules'
import { describe, expect, it } from 'vitest'

const limits = { minBase: 1_000, maxBase: 50_000 }
const line = (change: Partial<LotteryLine>): LotteryLine => ({
  type: 'lo-2',
  numbers: ['12'],
  base: 10_000,
  odds: 99.5,
  ...change,
})

describe('the stake of a line (lottery 20)', () => {
  it.each([
    [1_000, undefined],
    [50_000, undefined],
    [999, { key: 'lottery.refused.base_small', params: { minAmount: 1_000 } }],
    [50_001, { key: 'lottery.refused.base_large', params: { maxAmount: 50_000 } }],
    [0, { key: 'lottery.refused.base' }],
    [-1_000, { key: 'lottery.refused.base' }],
    [1_000.5, { key: 'lottery.refused.base' }],
    [Number.NaN, { key: 'lottery.refused.base' }],
    // 27 units of it are more than a whole number holds.
    [Number.MAX_SAFE_INTEGER, { key: 'lottery.refused.base' }],
  ])('%d for a unit, of 1,000 to 50,000', (base, refusal) => {
    const found = checkLine(line({ base }), 'north', limits)
    if (refusal === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject({ ...refusal, field: 'base' })
  })

  it('may be a dong where nobody sets bounds', () => {
    expect(checkLine(line({ base: 1 }), 'north')).toBeUndefined()
  })
})

describe('the numbers of a line (lottery 20)', () => {
  it.each([
    ['01', undefined],
    ['80', undefined],
    ['00', 'lottery.refused.number'],
    ['81', 'lottery.refused.number'],
    ['1', 'lottery.refused.number'],
    ['001', 'lottery.refused.number'],
    ['0a', 'lottery.refused.number'],
  ])('the ball %s of Keno: %s', (ball, key) => {
    expect(checkLine(line({ type: 'keno-1', numbers: [ball], odds: 2 }), 'keno')?.key).toBe(key)
  })

  it('a line names each number once', () => {
    expect(checkLine(line({ numbers: ['12', '34'] }), 'north')).toBeUndefined()
    expect(checkLine(line({ numbers: ['12', '12'] }), 'north')?.key).toBe('lottery.refused.twice')
  })

  it('over other stations, at most four of them in all', () => {
    const stations = { type: 'da-xien', numbers: ['16', '17'], odds: 550, stations: [] }
    expect(checkLine(line(stations), 'south')).toMatchObject({ field: 'stations', params: { most: 4 } })
  })
})
