import { dayKey, startOfDay } from '@saola/i18n'
import type { PeriodName } from './period-names.ts'

/** Both ends belong to it; milliseconds since 1970, as the gateway's reports want them. */
export type Period = { startTime: number; endTime: number }

const daysBack = { today: 0, last_7: 6, last_30: 29 } as const

/** A period as whole days, today until midnight included, so that it is the same request all day long. */
export function periodOf(name: PeriodName, now: number): Period {
  const startTime = name === 'this_month' ? startOfMonth(now) : startOfDay(now, -daysBack[name])
  return { startTime, endTime: startOfDay(now, 1) - 1 }
}

/**
 * What a period is fairly compared with: as much time as has passed of it. Today until 14:00 stands against
 * yesterday until 14:00; the 21st of a month against the month before until its 21st, or its last day.
 */
export function periodBefore(name: PeriodName, now: number): Period {
  const { startTime } = periodOf(name, now)
  if (name !== 'this_month') {
    const length = startOfDay(now, 1) - startTime
    return { startTime: startTime - length, endTime: now - length }
  }
  const start = startOfMonth(startTime - 1)
  return { startTime: start, endTime: Math.min(start + (now - startTime), startTime - 1) }
}

/** The days that a chart shows: the period itself, for a single day its week. */
export function chartPeriod(name: PeriodName, now: number): Period {
  return periodOf(name === 'today' ? 'last_7' : name, now)
}

function startOfMonth(time: number): number {
  const dayOfMonth = Number(dayKey(time).slice(8))
  return startOfDay(time, 1 - dayOfMonth)
}
