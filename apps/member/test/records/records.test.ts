import type { StatementRow } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { groupByDay } from '#features/records/day-groups.ts'
import { withEmptyParts } from '#features/records/profit-parts.ts'
import { boundsOf, latestMonths } from '#features/records/record-period.ts'
import { readRecordSearch, readStatementSearch } from '#features/records/record-search.ts'

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
    counterparty: 'Ví chính',
  }
}

function total(day: string) {
  return { day, sumIn: 7, sumOut: 8, endBalance: 9 }
}

const part = (id: string) => ({ id, bets: 1, staked: 10, won: 4, net: -6, playedMs: 1 })

describe('Days of the statement', () => {
  it('belong to the Vietnamese calendar and carry the totals of the whole day', () => {
    const days = groupByDay(
      [row(-20_000, night + hour), row(500_000, night), row(-5_000, night - hour)],
      [total('2026-11-21'), total('2026-11-20')],
    )
    expect(days.map(({ day, rows, total: whole }) => ({ day, rows: rows.length, whole }))).toEqual([
      { day: '2026-11-21', rows: 2, whole: total('2026-11-21') },
      { day: '2026-11-20', rows: 1, whole: total('2026-11-20') },
    ])
  })

  it('are none for no rows', () => {
    expect(groupByDay([], [])).toEqual([])
  })
})

describe('Periods', () => {
  it.each([
    [1, '2026-11-20T17:00:00.000Z'],
    [7, '2026-11-14T17:00:00.000Z'],
    [30, '2026-10-22T17:00:00.000Z'],
  ] as const)('of %i days end with today and start at midnight in Vietnam', (period, start) => {
    const { startTime, endTime } = boundsOf({ period }, night)
    expect(new Date(startTime).toISOString()).toBe(start)
    expect(new Date(endTime).toISOString()).toBe('2026-11-21T16:59:59.999Z')
  })

  it('stay below the 31 days that the gateway takes', () => {
    const { startTime, endTime } = boundsOf({ period: 30 }, night)
    expect(endTime - startTime).toBeLessThan(31 * 24 * hour)
  })
})

describe('Days after each other', () => {
  it('reach from the first midnight to the last in Vietnam', () => {
    const { startTime, endTime } = boundsOf({ from: '2026-11-01', to: '2026-11-03' }, night)
    expect(new Date(startTime).toISOString()).toBe('2026-10-31T17:00:00.000Z')
    expect(new Date(endTime).toISOString()).toBe('2026-11-03T16:59:59.999Z')
  })

  it('are the last 31 where more are asked for', () => {
    const { startTime, endTime } = boundsOf({ from: '2026-01-01', to: '2026-11-03' }, night)
    expect(endTime - startTime).toBe(31 * 24 * hour - 1)
  })

  it.each([
    [
      { from: '2026-11-01', to: '2026-11-03', period: 30 },
      { from: '2026-11-01', to: '2026-11-03' },
    ],
    [{ from: '2026-11-03', to: '2026-11-01' }, {}],
    [{ from: '2026-02-30', to: '2026-03-01' }, {}],
    [{ from: '2026-11-01' }, {}],
    [{ from: '2026-11-01', to: '2026-11-03', month: '2026-10' }, { month: '2026-10' }],
  ])('%o reads as %o', (search, read) => {
    expect(readRecordSearch(search)).toEqual(read)
  })
})

describe('The result over time', () => {
  it('has every day of the period, those without play empty', () => {
    const span = boundsOf({ from: '2026-10-30', to: '2026-11-02' }, night)
    const parts = withEmptyParts([part('2026-10-31')], 'day', span)
    expect(parts.map(({ id, net }) => [id, net])).toEqual([
      ['2026-10-30', 0],
      ['2026-10-31', -6],
      ['2026-11-01', 0],
      ['2026-11-02', 0],
    ])
  })

  it('has every week from its Monday', () => {
    // The first of November 2026 is a Sunday.
    const span = boundsOf({ from: '2026-11-01', to: '2026-11-10' }, night)
    const parts = withEmptyParts([part('2026-11-02')], 'week', span)
    expect(parts.map(({ id, bets }) => [id, bets])).toEqual([
      ['2026-10-26', 0],
      ['2026-11-02', 1],
      ['2026-11-09', 0],
    ])
  })

  it('leaves families as they are', () => {
    expect(withEmptyParts([part('SLOT')], 'family', boundsOf({}, night))).toEqual([part('SLOT')])
  })
})

describe('Months', () => {
  it('reach from midnight to midnight in Vietnam', () => {
    const { startTime, endTime } = boundsOf({ month: '2026-02' }, night)
    expect(new Date(startTime).toISOString()).toBe('2026-01-31T17:00:00.000Z')
    expect(new Date(endTime).toISOString()).toBe('2026-02-28T16:59:59.999Z')
  })

  it('count back over the turn of the year', () => {
    expect(latestMonths(Date.UTC(2027, 0, 15), 3)).toEqual(['2027-01', '2026-12', '2026-11'])
  })

  it('are read from an address and win over days', () => {
    expect(readRecordSearch({ month: '2026-10', period: 30 })).toEqual({ month: '2026-10' })
    expect(readRecordSearch({ month: '2026-13' })).toEqual({})
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
