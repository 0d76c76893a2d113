import type { ShownTable } from './table-calls.ts'

/** While a round takes bets the table is looked at this often, for what the others put. */
const usualMs = 4000
/** And so often where something must come any moment. */
const hurryMs = 500
/** A look comes this long after the moment that it waits for. */
const marginMs = 100
/** Bets in these states are on their way to their end. */
const unsettled: readonly string[] = ['created', 'debited', 'decided', 'rolling-back']

/** How long a page waits before it looks at the table again; `now` is the server's time. */
export function nextLookMs({ running, last }: ShownTable, now: number): number {
  const isSettling = last?.bets.some(({ state }) => unsettled.includes(state)) ?? false
  if (!running || isSettling || running.drawsAt <= now) return hurryMs
  const ends = [running.opensAt, running.locksAt, running.drawsAt].map((at) => at - now)
  return Math.min(usualMs, ...ends.filter((ms) => ms > 0)) + marginMs
}
