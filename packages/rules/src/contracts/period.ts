import { dayMs, hourMs, minuteMs } from '../lengths-of-time.ts'
import { civilDay, startOfCivilDay, startOfDay, weekday } from '../vietnam-time.ts'

/** How often a contract pays (contracts 11). */
export const paymentCycles = ['daily', 'weekly', 'semimonthly', 'monthly'] as const
export type PaymentCycle = (typeof paymentCycles)[number]

/** A stretch of time in ms since 1970: `from` belongs to it, `to` is the first moment after it. */
export type Span = { readonly from: number; readonly to: number }

/** A settlement period; `key` names it once and for ever, such as `monthly:2026-11-01`. */
export type Period = Span & { readonly cycle: PaymentCycle; readonly key: string }

/** Real-time salary is settled every five minutes (contracts 14). */
const realTimeWindowMs = 5 * minuteMs

/**
 * The period that holds a time, by the calendar of Vietnam: days from midnight, weeks from Monday, half months from the
 * 1st and the 16th, months from the 1st.
 */
export function periodOf(cycle: PaymentCycle, at: number): Period {
  const span = spanOf[cycle](at)
  const { year, month, day } = civilDay(span.from)
  const date = [year, twoDigits(month), twoDigits(day)].join('-')
  return { cycle, ...span, key: `${cycle}:${date}` }
}

/** The period that ended when this one began: what is paid now. */
export function periodBefore(period: Period): Period {
  return periodOf(period.cycle, period.from - 1)
}

/** The clock hour of an hourly salary that holds a time. */
export function hourOf(at: number): Span {
  return stretchOf(hourMs, at)
}

/** The five-minute window of a real-time salary that holds a time. */
export function realTimeWindowOf(at: number): Span {
  return stretchOf(realTimeWindowMs, at)
}

const spanOf: Readonly<Record<PaymentCycle, (at: number) => Span>> = {
  daily: (at) => ({ from: startOfDay(at), to: startOfDay(at) + dayMs }),
  weekly: (at) => {
    const monday = startOfDay(at) - weekday(at) * dayMs
    return { from: monday, to: monday + 7 * dayMs }
  },
  semimonthly: (at) => {
    const { year, month, day } = civilDay(at)
    const middle = startOfCivilDay(year, month, 16)
    if (day < 16) return { from: startOfCivilDay(year, month, 1), to: middle }
    return { from: middle, to: startOfCivilDay(year, month + 1, 1) }
  },
  monthly: (at) => {
    const { year, month } = civilDay(at)
    return { from: startOfCivilDay(year, month, 1), to: startOfCivilDay(year, month + 1, 1) }
  },
}

// Hours and five minutes fall on the same moments in Vietnam as in UTC, so no offset is needed.
function stretchOf(length: number, at: number): Span {
  const from = Math.floor(at / length) * length
  return { from, to: from + length }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
