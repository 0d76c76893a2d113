import { startOfDay } from '@saola/i18n'
import { hourMs } from '@saola/rules'

/** The periods that records are shown for, in days with today; the gateway takes 31 at most. */
export const recordPeriods = [1, 7, 30] as const
export type RecordPeriod = (typeof recordPeriods)[number]

/** What an address without a period means. */
export const usualPeriod: RecordPeriod = 7

/** Months on screen, and months on demand, with the current one. */
export const recordMonths = { shown: 3, kept: 12 } as const

/** A stretch of the Vietnamese calendar: so many days up to today, or one month (`YYYY-MM`). */
export type RecordSpan = { readonly period?: number; readonly month?: string }

/** First and last millisecond of a span; a month wins over days. */
export function boundsOf(span: RecordSpan, now: number): { startTime: number; endTime: number } {
  if (span.month !== undefined) return boundsOfMonth(span.month)
  const { period = usualPeriod } = span
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
