import { dayMs, minuteMs } from '../lengths-of-time.ts'
import { startOfDay } from '../vietnam-time.ts'

/** When people are at the desk, in minutes of the Vietnamese day; `until` may lie past midnight, before `from`. */
export type ServiceHours = { from: number; until: number }

/** Whether somebody is there now, and when that changes; never, where they are always there. */
export type ServiceState = { isOpen: boolean; changesAt?: number }

/**
 * Whether customer service is open (support 12). Without hours it is always open, and so it is when the day ends where it
 * begins.
 */
export function serviceState(hours: ServiceHours | undefined, now: number): ServiceState {
  if (hours === undefined || hours.from === hours.until) return { isOpen: true }
  const today = startOfDay(now)
  const changes = [today - dayMs, today, today + dayMs]
    .flatMap((day) => [
      { at: day + hours.from * minuteMs, isOpen: true },
      { at: day + hours.until * minuteMs, isOpen: false },
    ])
    .sort((one, other) => one.at - other.at)
  const last = changes.filter(({ at }) => at <= now).at(-1)
  const next = changes.find(({ at }) => at > now)
  return { isOpen: last?.isOpen ?? false, ...(next && { changesAt: next.at }) }
}
