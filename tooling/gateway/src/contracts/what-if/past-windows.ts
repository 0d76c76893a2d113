import {
  hourMs,
  hourOf,
  periodBefore,
  periodOf,
  type PaymentCycle,
  type Span,
  type Terms,
} from '@saola/rules'

/** A window that is over, with a key that names it. */
export type PastWindow = Span & { key: string }

/**
 * The last windows that terms would have been settled over, oldest first, without the running one: a dividend's periods,
 * the days of a daily and of a real-time salary, the hours of an hourly one.
 */
export function pastWindows(
  { kind }: Pick<Terms, 'kind'>,
  { cycle, count, now }: { cycle: PaymentCycle; count: number; now: number },
): PastWindow[] {
  const before = kind === 'hourly' ? hourBefore : periodOfCycleBefore(kind === 'dividend' ? cycle : 'daily')
  const windows: PastWindow[] = []
  for (let at = now; windows.length < count; at = windows[0]?.from ?? at) windows.unshift(before(at))
  return windows
}

function hourBefore(at: number): PastWindow {
  const { from, to } = hourOf(hourOf(at).from - hourMs)
  return { key: `hourly:${new Date(from).toISOString()}`, from, to }
}

function periodOfCycleBefore(cycle: PaymentCycle): (at: number) => PastWindow {
  return (at) => periodBefore(periodOf(cycle, at))
}
