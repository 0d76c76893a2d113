import { formatDateTime } from '@saola/i18n'
import { describe, expect, it } from 'vitest'
import { chartPeriod, periodBefore, periodOf, type Period } from '../src/shared/list/period.ts'
import { periodNames } from '../src/shared/list/period-names.ts'

const at = (text: string) => Date.parse(`${text}+07:00`)
const write = ({ startTime, endTime }: Period) =>
  [startTime, endTime].map((time) => formatDateTime(time, 'vi')).join(' to ')

/** Half past two in the afternoon, Vietnamese time. */
const now = at('2026-11-21T14:30:00')

describe('a period, by the Vietnamese calendar', () => {
  it.each([
    ['today', '00:00 21/11/2026 to 23:59 21/11/2026'],
    ['last_7', '00:00 15/11/2026 to 23:59 21/11/2026'],
    ['last_30', '00:00 23/10/2026 to 23:59 21/11/2026'],
    ['this_month', '00:00 01/11/2026 to 23:59 21/11/2026'],
  ] as const)('%s is %s', (name, period) => expect(write(periodOf(name, now))).toBe(period))

  it.each(['2026-11-21T00:00:00', '2026-11-21T06:59:59', '2026-11-21T23:59:59'])(
    'is the same request all day long, at %s too',
    (time) => expect(periodOf('last_7', at(time))).toEqual(periodOf('last_7', now)),
  )

  it('never asks for more than the 31 days that the gateway answers at once (team 6)', () => {
    for (const name of periodNames) {
      const { startTime, endTime } = periodOf(name, at('2026-12-31T12:00:00'))
      expect(endTime - startTime).toBeLessThan(31 * 86_400_000)
    }
  })
})

describe('what a period is compared with', () => {
  it.each([
    ['today', 'the same hours of yesterday', '00:00 20/11/2026 to 14:30 20/11/2026'],
    ['last_7', 'the seven days before', '00:00 08/11/2026 to 14:30 14/11/2026'],
    ['last_30', 'the thirty days before', '00:00 23/09/2026 to 14:30 22/10/2026'],
    ['this_month', 'the same days of last month', '00:00 01/10/2026 to 14:30 21/10/2026'],
  ] as const)('%s stands against %s', (name, _what, period) =>
    expect(write(periodBefore(name, now))).toBe(period),
  )

  it('ends with the month where last month was shorter', () => {
    expect(write(periodBefore('this_month', at('2026-03-30T09:00:00')))).toBe(
      '00:00 01/02/2026 to 23:59 28/02/2026',
    )
  })

  it('crosses the year', () => {
    expect(write(periodBefore('this_month', at('2027-01-05T09:00:00')))).toBe(
      '00:00 01/12/2026 to 09:00 05/12/2026',
    )
  })

  it('never overlaps the period itself', () => {
    for (const name of periodNames) {
      for (const time of [now, at('2026-03-31T23:59:59'), at('2026-11-01T00:00:00')]) {
        expect(periodBefore(name, time).endTime).toBeLessThan(periodOf(name, time).startTime)
      }
    }
  })
})

it('shows the week of a single day on the chart, and any other period as it is', () => {
  expect(chartPeriod('today', now)).toEqual(periodOf('last_7', now))
  expect(chartPeriod('last_30', now)).toEqual(periodOf('last_30', now))
})
