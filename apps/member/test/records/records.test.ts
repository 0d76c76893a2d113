import type { StatementRow } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { groupByDay } from '#features/records/day-groups.ts'
import { boundsOf } from '#features/records/record-period.ts'
import { readRecordSearch, readStatementSearch } from '#features/records/record-search.ts'
import { writeCsv } from '#features/records/write-csv.ts'

const hour = 3_600_000
// 00:30 on 21 November 2026 in Vietnam, which is still the 20th in London.
const night = Date.UTC(2026, 10, 20, 17, 30)

function row(amount: number, time: number): StatementRow {
  return {
    txId: `${time}-${amount}`,
    txTypeId: 6101,
    type: amount > 0 ? 'deposit' : 'betting',
    txTimeInTimestamp: time,
    orderNo: 'ORDER',
    remark: '',
    amount,
    beforeBalance: 0,
    currentAvailBalance: amount,
    customerName: 'member01',
  }
}

describe('Days of the statement', () => {
  it('belong to the Vietnamese calendar and sum what came in and what went out', () => {
    const days = groupByDay([row(-20_000, night + hour), row(500_000, night), row(-5_000, night - hour)])
    expect(days.map(({ day, sumIn, sumOut }) => ({ day, sumIn, sumOut }))).toEqual([
      { day: '2026-11-21', sumIn: 500_000, sumOut: 20_000 },
      { day: '2026-11-20', sumIn: 0, sumOut: 5_000 },
    ])
  })

  it.each([
    ['on the only page are whole', { before: false, after: false }, [false, false]],
    ['may go on after the page', { before: false, after: true }, [false, true]],
    ['may have begun on the page before', { before: true, after: false }, [true, false]],
    ['in the middle of many pages may do both', { before: true, after: true }, [true, true]],
  ])('%s', (_what, pages, partial) => {
    const days = groupByDay([row(1, night), row(1, night - hour)], pages)
    expect(days.map(({ isPartial }) => isPartial)).toEqual(partial)
  })

  it('are none for no rows', () => {
    expect(groupByDay([], { before: true, after: true })).toEqual([])
  })
})

describe('Periods', () => {
  it.each([
    [1, '2026-11-20T17:00:00.000Z'],
    [7, '2026-11-14T17:00:00.000Z'],
    [30, '2026-10-22T17:00:00.000Z'],
  ] as const)('of %i days end with today and start at midnight in Vietnam', (period, start) => {
    const { startTime, endTime } = boundsOf(period, night)
    expect(new Date(startTime).toISOString()).toBe(start)
    expect(new Date(endTime).toISOString()).toBe('2026-11-21T16:59:59.999Z')
  })

  it('stay below the 31 days that the gateway takes', () => {
    const { startTime, endTime } = boundsOf(30, night)
    expect(endTime - startTime).toBeLessThan(31 * 24 * hour)
  })
})

describe('The address of a list', () => {
  it.each([
    [{}, {}],
    [{ period: 7, page: 1 }, {}],
    [
      { period: '30', page: '3' },
      { period: 30, page: 3 },
    ],
    [{ period: 8, page: -1 }, {}],
    [{ page: 1.5 }, {}],
    [{ page: 'x' }, {}],
  ])('%o reads as %o', (search, read) => {
    expect(readRecordSearch(search)).toEqual(read)
  })

  it('names a type of the statement or none', () => {
    expect(readStatementSearch({ type: 'deposit' })).toEqual({ type: 'deposit' })
    expect(readStatementSearch({ type: 'bribe' })).toEqual({})
  })
})

describe('The table file', () => {
  it('starts with the mark of UTF-8 and ends its lines as RFC 4180 says', () => {
    expect(
      writeCsv([
        ['Loại', 'Số tiền'],
        ['Nạp', -20_000],
      ]),
    ).toBe('\uFEFFLoại,Số tiền\r\nNạp,-20000\r\n')
  })

  it.each([
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['-minus as text', "'-minus as text"],
    ['plain', 'plain'],
  ])('writes %j as %j', (text, cell) => {
    expect(writeCsv([[text]])).toBe(`\uFEFF${cell}\r\n`)
  })
})
