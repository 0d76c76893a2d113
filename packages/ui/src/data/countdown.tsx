import type { ReactElement, ReactNode } from 'react'

/** Time left, split for reading. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

export type CountdownProps = {
  /** The present in ms; whoever shows it also ticks it. */
  now: number
  /** The moment waited for, in ms. */
  target: number
  /** Puts it into words; `1:02:03` or `02:03` without. */
  format?: (left: TimeLeft) => ReactNode
  /** What it counts to, for screen readers, which can ask but are not told each second. */
  label: string
}

/** The time left until a moment, never below zero. */
export function Countdown({ now, target, format = formatClock, label }: CountdownProps): ReactElement {
  return (
    <span translate="no" className="figures" role="timer" aria-label={label}>
      {format(splitTime(target - now))}
    </span>
  )
}

/** Whole days, hours, minutes and seconds of `ms`, rounded up to the second so that 0 means over; zeros below 0. */
export function splitTime(ms: number): TimeLeft {
  const total = Math.max(0, Math.ceil(ms / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

function formatClock({ days, hours, minutes, seconds }: TimeLeft): string {
  const tail = `${twoDigits(minutes)}:${twoDigits(seconds)}`
  const wholeHours = days * 24 + hours
  return wholeHours > 0 ? `${wholeHours}:${tail}` : tail
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
