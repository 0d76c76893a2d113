import { civilDay, dayMs, startOfCivilDay, vietnamOffsetMs } from '@saola/rules'

/** The first day of the Vietnamese month that holds `at`, or of one some months away, in days since 1970. */
export function monthDay(at: number, away = 0): number {
  const { year, month } = civilDay(at)
  return Math.floor((startOfCivilDay(year, month + away, 1) + vietnamOffsetMs) / dayMs)
}

/** The first moment of a day since 1970. */
export function momentOfDay(day: number): number {
  return day * dayMs - vietnamOffsetMs
}
