import { startOfDayKey } from '@saola/i18n'

/** A day such as `2026-11-21` as a place on a chart's axis: `21/11` short, in full as `write` says it. */
export function dayPoint(
  day: string,
  write: (time: number) => string,
): { id: string; label: string; name: string } {
  const [, month = '', date = ''] = day.split('-')
  return {
    id: day,
    label: `${Number(date)}/${Number(month)}`,
    name: write(startOfDayKey(day)),
  }
}
