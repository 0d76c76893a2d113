import { startOfDay } from '@saola/i18n'

/** The periods that records are shown for, in days with today; the gateway takes 31 at most. */
export const recordPeriods = [1, 7, 30] as const
export type RecordPeriod = (typeof recordPeriods)[number]

/** What an address without a period means. */
export const usualPeriod: RecordPeriod = 7

/** First and last millisecond of a period that ends today, by the Vietnamese calendar. */
export function boundsOf(period: RecordPeriod, now: number): { startTime: number; endTime: number } {
  return { startTime: startOfDay(now, 1 - period), endTime: startOfDay(now, 1) - 1 }
}
