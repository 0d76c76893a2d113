/** The clock of the product: Vietnam has been at UTC+7 without summer time since 1975. */
export const vietnam = 'Asia/Ho_Chi_Minh'

const vietnamOffsetMs = 7 * 3_600_000
const dayMs = 86_400_000

/** How many days the calendar of a zone has counted since 1970 at `time`. */
export function dayNumber(time: number, timeZone = vietnam): number {
  return Math.floor((time + offsetMs(time, timeZone)) / dayMs)
}

/** The first millisecond of a day of a zone, also of one that summer time begins or ends in. */
export function startOfDayNumber(day: number, timeZone = vietnam): number {
  const start = day * dayMs
  const about = start - offsetMs(start, timeZone)
  return start - offsetMs(about, timeZone)
}

/** How far the clocks of a zone are ahead of UTC at `time`. */
function offsetMs(time: number, timeZone: string): number {
  if (timeZone === vietnam) return vietnamOffsetMs
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', { timeZone, ...allFields })
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const shown = Date.UTC(year, month - 1, day, hour, minute, second)
  return shown - Math.floor(time / 1_000) * 1_000
}

const allFields = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions
