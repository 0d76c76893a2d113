import { dayKey } from '@saola/i18n'
import type { StatementDay, StatementRow } from '@saola/protocol'
import { groupBy } from '@saola/rules'

/** The entries of one Vietnamese day that a page shows, newest first, and what the whole day came to. */
export type DayGroup = {
  readonly day: string
  /** A moment of that day, for writing its name. */
  readonly time: number
  readonly rows: readonly StatementRow[]
  readonly total: StatementDay | undefined
}

/** Splits a page of the statement into days, each with the gateway's totals of the whole day. */
export function groupByDay(
  rows: readonly StatementRow[],
  totals: readonly StatementDay[],
): readonly DayGroup[] {
  const days = [...groupBy(rows, (row) => dayKey(row.txTimeInTimestamp))]
  return days.map(([day, list]) => ({
    day,
    time: list[0]?.txTimeInTimestamp ?? 0,
    rows: list,
    total: totals.find((total) => total.day === day),
  }))
}
