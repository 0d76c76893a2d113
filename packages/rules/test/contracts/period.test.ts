import {
  hourOf,
  paymentCycles,
  periodBefore,
  periodOf,
  realTimeWindowOf,
  type PaymentCycle,
} from '@saola/rules'
import { expect, it } from 'vitest'
import { forSeeds } from '../seeded.ts'
import { vietnam } from '../vietnam.ts'

const table: [PaymentCycle, string, string, string][] = [
  ['daily', '2026-11-21 00:00', '2026-11-21', '2026-11-22'],
  ['daily', '2026-11-21 23:59:59.999', '2026-11-21', '2026-11-22'],
  ['daily', '2026-12-31 06:59', '2026-12-31', '2027-01-01'],
  ['weekly', '2026-11-21 12:00', '2026-11-16', '2026-11-23'],
  ['weekly', '2026-11-16 00:00', '2026-11-16', '2026-11-23'],
  ['weekly', '2026-11-15 23:59', '2026-11-09', '2026-11-16'],
  ['weekly', '2027-01-01 03:00', '2026-12-28', '2027-01-04'],
  ['semimonthly', '2026-11-01 00:00', '2026-11-01', '2026-11-16'],
  ['semimonthly', '2026-11-15 23:59', '2026-11-01', '2026-11-16'],
  ['semimonthly', '2026-11-16 00:00', '2026-11-16', '2026-12-01'],
  ['semimonthly', '2026-12-31 23:59', '2026-12-16', '2027-01-01'],
  ['monthly', '2026-11-01 00:00', '2026-11-01', '2026-12-01'],
  ['monthly', '2026-12-31 23:59', '2026-12-01', '2027-01-01'],
  ['monthly', '2028-02-29 12:00', '2028-02-01', '2028-03-01'],
]

it.each(table)('contracts 11: the %s period of %s runs from %s to %s', (cycle, at, from, to) => {
  expect(periodOf(cycle, vietnam(at))).toEqual({
    cycle,
    from: vietnam(from),
    to: vietnam(to),
    key: `${cycle}:${from}`,
  })
})

it.each([
  ['daily', '2026-11-20'],
  ['weekly', '2026-11-09'],
  ['semimonthly', '2026-11-01'],
  ['monthly', '2026-10-01'],
] as const)('contracts 11: on 21 November the %s period that is paid began on %s', (cycle, from) => {
  const running = periodOf(cycle, vietnam('2026-11-21 10:00'))
  const paid = periodBefore(running)
  expect(paid.from).toBe(vietnam(from))
  expect(paid.to).toBe(running.from)
})

it('cuts time into periods without gap or overlap', () => {
  forSeeds(200, (whole) => {
    const at = vietnam('2024-01-01') + whole(0, 4_000_000_000) * 40
    for (const cycle of paymentCycles) {
      const period = periodOf(cycle, at)
      expect(period.from <= at && at < period.to).toBe(true)
      expect(periodOf(cycle, period.from)).toEqual(period)
      expect(periodOf(cycle, period.to - 1)).toEqual(period)
      expect(periodOf(cycle, period.to).from).toBe(period.to)
    }
  })
})

it.each([
  ['2026-11-21 14:00', '2026-11-21 14:00', '2026-11-21 15:00'],
  ['2026-11-21 14:59:59.999', '2026-11-21 14:00', '2026-11-21 15:00'],
])('the hour of %s runs from %s to %s', (at, from, to) => {
  expect(hourOf(vietnam(at))).toEqual({ from: vietnam(from), to: vietnam(to) })
})

it.each([
  ['2026-11-21 14:05', '2026-11-21 14:05', '2026-11-21 14:10'],
  ['2026-11-21 14:09:59.999', '2026-11-21 14:05', '2026-11-21 14:10'],
  ['2026-11-21 00:00', '2026-11-21 00:00', '2026-11-21 00:05'],
])('contracts 14: the window of %s runs from %s to %s', (at, from, to) => {
  expect(realTimeWindowOf(vietnam(at))).toEqual({ from: vietnam(from), to: vietnam(to) })
})
