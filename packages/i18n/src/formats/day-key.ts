import type { Zone } from './format-time.ts'
import { startOfDayNumber } from './time-zone.ts'

const dayMs = 86_400_000

/**
 * The first millisecond of a day such as `2026-11-21`, the reverse of `dayKey`. A day that its month does not have is one of the
 * next month, in every browser; NaN for a text without three numbers.
 */
export function startOfDayKey(day: string, { timeZone }: Zone = {}): number {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  return startOfDayNumber(Date.UTC(year, month - 1, date) / dayMs, timeZone)
}
