import { dayMs, vietnamOffsetMs } from './lengths-of-time.ts'

/** A day of the Vietnamese calendar; months from 1 to 12. */
export type CivilDay = { readonly year: number; readonly month: number; readonly day: number }

/** The day in Vietnam at a time in ms since 1970. */
export function civilDay(at: number): CivilDay {
  const local = new Date(at + vietnamOffsetMs)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}

/** The first millisecond of a day in Vietnam; months and days beyond the calendar roll over. */
export function startOfCivilDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) - vietnamOffsetMs
}

/** The first millisecond of the Vietnamese day that holds `at`. */
export function startOfDay(at: number): number {
  return Math.floor((at + vietnamOffsetMs) / dayMs) * dayMs - vietnamOffsetMs
}

/** The day of the week in Vietnam, from 0 for Monday to 6 for Sunday. */
export function weekday(at: number): number {
  return (new Date(at + vietnamOffsetMs).getUTCDay() + 6) % 7
}

/** The same time of day some months later; a day that the month does not have becomes its last. */
export function addMonths(at: number, months: number): number {
  const { year, month, day } = civilDay(at)
  const lastDay = civilDay(startOfCivilDay(year, month + months + 1, 0)).day
  return startOfCivilDay(year, month + months, Math.min(day, lastDay)) + (at - startOfDay(at))
}
