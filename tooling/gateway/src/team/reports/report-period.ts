import { dayKey, startOfDay } from '@saola/i18n'
import { dayMs, resultMs, vietnamOffsetMs } from '@saola/rules'
import { Fault } from '../../http/fault.ts'

/** Whole Vietnamese days: their names, their numbers since 1970 and their first and last moment. */
export type ReportPeriod = {
  startDate: string
  endDate: string
  firstDay: number
  lastDay: number
  startTime: number
  endTime: number
}

/** The days that a report asks for (team 9): the month until today where nothing is said, three months at most. */
export function reportPeriod(
  input: { startDate?: string | undefined; endDate?: string | undefined },
  now: number,
): ReportPeriod {
  const today = dayKey(now)
  const endDate =
    input.endDate ?? (input.startDate !== undefined && input.startDate > today ? input.startDate : today)
  const startDate = input.startDate ?? `${endDate.slice(0, 8)}01`
  const firstDay = dayNumber(startDate, 'startDate')
  const lastDay = dayNumber(endDate, 'endDate')
  if (lastDay < firstDay)
    throw new Fault('request_param_err', { field: 'endDate', params: { field: 'endDate' } })
  if ((lastDay - firstDay + 1) * dayMs > resultMs) {
    throw new Fault('request_param_err', {
      field: 'startDate',
      messageKey: 'wallet.statement.range_limit',
      params: { days: resultMs / dayMs },
    })
  }
  const startTime = firstDay * dayMs - vietnamOffsetMs
  return {
    startDate,
    endDate,
    firstDay,
    lastDay,
    startTime,
    endTime: startOfDay(startTime, lastDay - firstDay + 1) - 1,
  }
}

/** A day's name from its number since 1970. */
export function dayName(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

function dayNumber(name: string, field: string): number {
  const time = Date.parse(`${name}T00:00:00Z`)
  // A day that no calendar has, such as 30 February, would be read as one of the next month.
  if (Number.isNaN(time) || dayName(time / dayMs) !== name) {
    throw new Fault('request_param_err', { field, params: { field } })
  }
  return time / dayMs
}
