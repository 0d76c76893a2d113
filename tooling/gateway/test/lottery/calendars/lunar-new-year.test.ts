import { dayMs } from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { closureOn } from '../../../src/lottery/draws/closure-on.ts'
import { dayText } from '../../../src/lottery/draws/day-text.ts'
import { lunarNewYear } from '../../../src/lottery/draws/lunar-new-year.ts'

const closures = {
  dated: [],
  lunar: [{ group_code: 'NORTH', reason_vi: 'Nghỉ Tết', reason_en: 'Closed' }],
}

describe('the lunar new year of Vietnam (lottery 77)', () => {
  it.each([
    '2012-01-23',
    '2013-02-10',
    '2014-01-31',
    '2015-02-19',
    '2016-02-08',
    '2017-01-28',
    '2018-02-16',
    '2019-02-05',
    '2020-01-25',
    '2021-02-12',
    '2022-02-01',
    '2023-01-22',
    '2024-02-10',
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
    '2029-02-13',
    '2031-01-23',
    '2032-02-11',
    '2033-01-31',
    '2035-02-08',
  ])('is on %s', (day) => expect(dayText(lunarNewYear(Number(day.slice(0, 4))))).toBe(day))

  it.each([
    ['a month before China’s, after a leap month of the year before', '1985-01-21'],
    ['a day before China’s, as its moon is new before midnight in Hanoi alone', '2007-02-17'],
    ['again', '2030-02-02'],
    ['and again', '2053-02-18'],
    ['after a leap month in winter', '2034-02-19'],
  ])('is %s: %s', (_why, day) => expect(dayText(lunarNewYear(Number(day.slice(0, 4))))).toBe(day))
})

it.each([
  ['2023', '2023-01-21', '2023-01-24'],
  ['2024', '2024-02-09', '2024-02-12'],
  ['2025', '2025-01-28', '2025-01-31'],
  ['2026', '2026-02-16', '2026-02-19'],
  ['2027', '2027-02-05', '2027-02-08'],
  ['2028', '2028-01-25', '2028-01-28'],
  ['2029, which no table has', '2029-02-12', '2029-02-15'],
  ['2099', '2099-01-20', '2099-01-23'],
])('the north is closed from the eve to the third day in %s (lottery 77)', (_year, first, last) => {
  const from = Date.parse(`${first}T00:00:00+07:00`)
  const until = Date.parse(`${last}T00:00:00+07:00`)
  const closed = (at: number): boolean => closureOn(closures, 'NORTH', at) !== undefined
  expect([closed(from - 1), closed(from), closed(until + dayMs - 1), closed(until + dayMs)]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(closureOn(closures, 'SOUTH', from)).toBeUndefined()
})
