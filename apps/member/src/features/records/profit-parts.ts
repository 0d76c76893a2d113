import { dayKey, startOfDay } from '@saola/i18n'
import type { ProfitCut, ProfitPart } from '@saola/protocol'

/** Parts of a result in the order of the calendar, those without play among them; families stay as they came. */
export function withEmptyParts(
  parts: readonly ProfitPart[],
  by: ProfitCut,
  { startTime, endTime }: { startTime: number; endTime: number },
): readonly ProfitPart[] {
  if (by === 'family') return parts
  const known = new Map(parts.map((part) => [part.id, part]))
  const first = by === 'week' ? mondayOf(startTime) : startTime
  const all: ProfitPart[] = []
  for (let at = first; at <= endTime; at = startOfDay(at, by === 'week' ? 7 : 1)) {
    const id = dayKey(at)
    all.push(known.get(id) ?? { id, bets: 0, staked: 0, won: 0, net: 0, playedMs: 0 })
  }
  return all
}

/** Weeks begin on Monday. */
function mondayOf(time: number): number {
  const weekday = new Date(`${dayKey(time)}T00:00Z`).getUTCDay()
  return startOfDay(time, -((weekday + 6) % 7))
}
