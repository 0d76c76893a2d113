import { checkLine, findBetType, prepareStations, stakeOf } from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { anGiang, tayNinh } from './fixtures.ts'

/** 17 came twice in An Giang and 45 twice in Tây Ninh; neither came in the other one. */
const line = { type: 'da-xien', numbers: ['17', '45'], base: 1_000, odds: 550 }
const home = { kind: 'south', prizes: anGiang.prizes } as const

describe('đá xiên over several stations (lottery 72 and 73)', () => {
  it.each([
    ['two stations are one pair', ['TN'], 72_000, 1, 550_000],
    ['three are three pairs, each a bet of its own', ['TN', 'AG again'], 216_000, 2, 1_100_000],
    ['four are six pairs', ['TN', 'AG again', 'TN again'], 432_000, 4, 2_200_000],
    ['a pair with a voided draw gives its stake back', ['voided'], 72_000, 0, 72_000],
    ['the other pairs stand', ['TN', 'voided'], 216_000, 1, 550_000 + 144_000],
  ])('%s', (_what, stations, stake, hits, payout) => {
    const settle = prepareStations(
      home,
      new Map([
        ['TN', tayNinh.prizes],
        ['TN again', tayNinh.prizes],
        ['AG again', anGiang.prizes],
        ['voided', undefined],
      ]),
    )
    expect(settle({ ...line, stations })).toEqual({ stake, hits, payout })
  })

  it('settles a line on one station by its own draw', () => {
    const pair = { type: 'da-thang', numbers: ['16', '17'], base: 1_000, odds: 750 }
    expect(prepareStations(home, new Map())(pair)).toEqual({ stake: 36_000, hits: 1, payout: 750_000 })
  })

  it('is not settled before a station has an outcome', () => {
    expect(() => prepareStations(home, new Map())({ ...line, stations: ['TN'] })).toThrow(/^stations: TN/)
  })

  it.each([
    [undefined, 'lottery.refused.stations'],
    [['TN'], undefined],
    [['TN', 'TN'], 'lottery.refused.stations'],
    [['TN', 'BTH', 'BT'], undefined],
    [['TN', 'BTH', 'BT', 'CM'], 'lottery.refused.stations'],
  ])('takes the other stations %j: %s', (stations, key) => {
    expect(checkLine({ ...line, stations }, 'south')?.key).toBe(key)
  })

  it('takes no other station for a line on one', () => {
    const pair = { type: 'da-thang', numbers: ['16', '17'], base: 1_000, odds: 750, stations: ['TN'] }
    expect(checkLine(pair, 'south')?.field).toBe('stations')
  })

  it('costs as much as it is settled at', () => {
    const type = findBetType('south', 'da-xien')
    expect(type && stakeOf(type, { ...line, stations: ['TN', 'BTH'] })).toBe(216_000)
  })
})
