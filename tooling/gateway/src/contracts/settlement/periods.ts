import {
  hourOf,
  paymentCycles,
  periodOf,
  realTimeWindowOf,
  type ContractKind,
  type PaymentCycle,
  type Span,
} from '@saola/rules'

/** A window that is settled at once for every contract of a kind, with the key that names it. */
export type Window = Span & { key: string }

/** One line of settlement: a kind of contract, a dividend once for each of its periods. */
export type Settlement = {
  /** As the table has it. */
  name: string
  kind: ContractKind
  cycle: PaymentCycle | null
  /** The window that holds a time. */
  windowAt: (at: number) => Window
}

/** Salaries first: a dividend takes off what salaries cost in its period. */
export const settlements: readonly Settlement[] = [
  { name: 'realtime', kind: 'realtime', cycle: null, windowAt: named('realtime', realTimeWindowOf) },
  { name: 'hourly', kind: 'hourly', cycle: null, windowAt: named('hourly', hourOf) },
  { name: 'daily', kind: 'daily', cycle: null, windowAt: (at) => periodOf('daily', at) },
  ...paymentCycles.map((cycle): Settlement => ({
    name: `dividend:${cycle}`,
    kind: 'dividend',
    cycle,
    windowAt: (at) => periodOf(cycle, at),
  })),
]

function named(name: string, spanAt: (at: number) => Span): (at: number) => Window {
  return (at) => {
    const span = spanAt(at)
    return { key: `${name}:${new Date(span.from).toISOString()}`, ...span }
  }
}
