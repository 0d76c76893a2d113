import { dayKey } from '@saola/i18n'
import type { StatementRow } from '@saola/protocol'

/** The movements of one Vietnamese day, newest first, with what came in and went out (both positive). */
export type DayGroup = {
  readonly day: string
  /** A moment of that day, for writing its name. */
  readonly time: number
  readonly rows: readonly StatementRow[]
  readonly sumIn: number
  readonly sumOut: number
  /** More of this day is on the page before or after, so the sums are not the whole day's. */
  readonly isPartial: boolean
}

/** Splits a page of the statement into days; `before` and `after` tell whether there are pages on that side. */
export function groupByDay(
  rows: readonly StatementRow[],
  pages: { before: boolean; after: boolean } = { before: false, after: false },
): readonly DayGroup[] {
  const days = [...Map.groupBy(rows, (row) => dayKey(row.txTimeInTimestamp))]
  return days.map(([day, list], index) => ({
    day,
    time: list[0]?.txTimeInTimestamp ?? 0,
    rows: list,
    sumIn: sum(list.map(({ amount }) => Math.max(0, amount))),
    sumOut: sum(list.map(({ amount }) => Math.max(0, -amount))),
    isPartial: (index === 0 && pages.before) || (index === days.length - 1 && pages.after),
  }))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
