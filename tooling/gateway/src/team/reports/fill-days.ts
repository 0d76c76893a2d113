import { dayName, type ReportPeriod } from './report-period.ts'

/** Every day of a period, the quiet ones with what `pick` makes of zeros, so that a chart has no gaps. */
export function fillDays<Row extends { day: number }, Picked extends Record<string, number>>(
  { firstDay, lastDay }: Pick<ReportPeriod, 'firstDay' | 'lastDay'>,
  rows: readonly Row[],
  pick: (row: Row) => Picked,
): ({ day: string } & Picked)[] {
  const known = new Map(rows.map((row) => [row.day, pick(row)]))
  const [some] = rows
  if (some === undefined) return []
  const none = Object.fromEntries(Object.keys(pick(some)).map((name) => [name, 0])) as Picked
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => ({
    day: dayName(firstDay + index),
    ...(known.get(firstDay + index) ?? none),
  }))
}
