import { cashPrizesOn, checkTicket, digitTable, repeatedTails, tailRecords, type Region } from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { anGiang, namDinh } from './fixtures.ts'

const result = { north: namDinh, south: anGiang }

function matches(region: 'north' | 'south', ticket: string): unknown {
  const checked = checkTicket(ticket, result[region], cashOf(region))
  if (checked.kind === 'refused') return checked
  return [checked.total, ...checked.matches.map(({ prize, isSure }) => `${prize}${isSure ? '' : '?'}`)]
}

function cashOf(region: Region) {
  const cash = cashPrizesOn(region, '2026-08-22')
  if (cash === undefined) throw new Error('no table of cash')
  return cash
}

describe('a ticket (lottery 28)', () => {
  it.each([
    ['north', 'all digits of the special prize', '60213', [25_000_000, '0?', 'side']],
    ['north', 'the last two of the special prize', '99913', [40_000, 'consolation']],
    ['north', 'a seventh prize', '99926', [40_000, 7]],
    ['north', 'a sixth prize', '13649', [100_000, 6]],
    ['north', 'a number of five digits', '80300', [10_000_000, 1]],
    ['north', 'the end of a longer number alone', '99383', [0]],
    ['north', 'two digits that end longer numbers', '83', [0, '2?', '3?']],
    ['north', 'two digits of the special prize', '13', [0, '0?', 'consolation?']],
    ['south', 'the special prize alone', '510332', [2_000_000_000, 0]],
    ['south', 'its last five', '610332', [50_000_000, 'side']],
    ['south', 'all but one, not the first', '510432', [6_000_000, 'consolation']],
    ['south', 'the first and another wrong', '610432', [0]],
    ['south', 'the seventh prize', '999516', [200_000, 7]],
    ['south', 'the first and the seventh', '789516', [30_200_000, 1, 7]],
    ['south', 'three digits: one sure, one not', '516', [200_000, '1?', 7]],
    ['south', 'five digits say nothing of the side prize', '10332', [0, '0?']],
  ] as const)('%s, %s', (region, _what, ticket, [total, ...prizes]) => {
    expect(matches(region, ticket)).toEqual([total, ...prizes.map(String)])
  })

  it.each([
    ['north', '602130', 5],
    ['south', '1', 6],
    ['south', '51033x', 6],
    ['south', '', 6],
  ] as const)('of the %s is not %s', (region, ticket, most) => {
    const params = { least: 2, most }
    expect(matches(region, ticket)).toEqual({ kind: 'refused', key: 'lottery.refused.ticket', params })
  })

  it('says that it was typed in part', () => {
    expect(checkTicket('13', namDinh, cashOf('north'))).toMatchObject({ isPartial: true })
    expect(checkTicket('00013', namDinh, cashOf('north'))).toMatchObject({ isPartial: false })
  })

  it('has no table before the first one', () => {
    expect(cashPrizesOn('north', '2019-12-31')).toBeUndefined()
    expect(cashPrizesOn('central', '2020-01-01')).toEqual(cashPrizesOn('south', '2026-11-22'))
  })
})

describe('what was drawn', () => {
  it('stands beside the board by digits (lottery 26)', () => {
    const { heads, tails } = digitTable(namDinh.prizes)
    expect(heads.map((row) => row.join(''))).toEqual('0679 36 26 26 099 24 4578 03 334 044'.split(' '))
    expect(tails[1]).toEqual([])
    expect(tails[3]).toEqual(['1', '7', '8', '8'])
    expect(tails.flat()).toHaveLength(27)
  })

  it('is counted over draws, the newest first (lottery 27)', () => {
    const draws = ['12 34', '12 12', '56 78', '12 99', '34 00'].map((text) => [text.split(' ')])
    const records = new Map(tailRecords(draws).map((record) => [record.tail, record]))
    expect(records.size).toBe(100)
    expect(records.get('12')).toEqual({ tail: '12', hits: 4, draws: 3, since: 0, record: 1 })
    expect(records.get('34')).toEqual({ tail: '34', hits: 2, draws: 2, since: 0, record: 3 })
    expect(records.get('99')).toEqual({ tail: '99', hits: 1, draws: 1, since: 3, record: 3 })
    expect(records.get('55')).toEqual({ tail: '55', hits: 0, draws: 0, since: 5, record: 5 })
    expect(repeatedTails(draws)).toEqual(['12'])
    expect(repeatedTails([])).toEqual([])
  })
})
