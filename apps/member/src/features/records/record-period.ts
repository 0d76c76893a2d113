import { dayKey, startOfDay, startOfDayKey } from '@saola/i18n'
import { hourMs } from '@saola/rules'

/** The periods that records are shown for, in days with today; the gateway takes 31 at most. */
export const recordPeriods = [1, 7, 30] as const
export type RecordPeriod = (typeof recordPeriods)[number]

/** What an address without a period means. */
export const usualPeriod: RecordPeriod = 7

/** So many months can be chosen, with the current one. */
export const recordMonths = 12

/** The gateway takes no more days at a time, the first and the last of them counted. */
export const mostDays = 31

/** A stretch of the Vietnamese calendar: so many days up to today, one month (`YYYY-MM`), or days (`YYYY-MM-DD`) after each other. */
export type RecordSpan = {
  readonly period?: number
  readonly month?: string
  readonly from?: string
  readonly to?: string
}

/** First and last millisecond of a span; a month wins over days, and those over a period. Of too many days the last ones count. */
export function boundsOf(span: RecordSpan, now: number): { startTime: number; endTime: number } {
  if (span.month !== undefined) return boundsOfMonth(span.month)
  const { period = usualPeriod, from, to } = span
  if (from !== undefined && to !== undefined && from <= to) {
    const last = startOfDayKey(to)
    const startTime = Math.max(startOfDayKey(from), startOfDay(last, 1 - mostDays))
    return { startTime, endTime: startOfDay(last, 1) - 1 }
  }
  return { startTime: startOfDay(now, 1 - period), endTime: startOfDay(now, 1) - 1 }
}

/** The latest months (`YYYY-MM`), the current one first. */
export function latestMonths(now: number, count: number): readonly string[] {
  const { year, month } = partsOf(monthOf(now))
  return Array.from({ length: count }, (_, back) => writeMonth(year, month - back))
}

/** Whether a text is a month (`YYYY-MM`). */
export function isMonth(text: unknown): text is string {
  return typeof text === 'string' && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)
}

/** Whether a text is a day (`YYYY-MM-DD`) that the calendar has. */
export function isDay(text: unknown): text is string {
  return (
    typeof text === 'string' && /^20\d{2}-\d{2}-\d{2}$/.test(text) && dayKey(startOfDayKey(text)) === text
  )
}

function boundsOfMonth(text: string): { startTime: number; endTime: number } {
  const { year, month } = partsOf(text)
  return { startTime: firstOf(year, month), endTime: firstOf(year, month + 1) - 1 }
}

/** Noon in London is the same day in Vietnam, whose midnight is looked for. */
function firstOf(year: number, month: number): number {
  return startOfDay(Date.UTC(year, month - 1, 1, 12))
}

function monthOf(now: number): string {
  return new Date(startOfDay(now) + 12 * hourMs).toISOString().slice(0, 7)
}

function partsOf(text: string): { year: number; month: number } {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5)) }
}

function writeMonth(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7)
}
