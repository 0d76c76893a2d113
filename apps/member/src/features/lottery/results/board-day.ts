import { startOfDay } from '@saola/i18n'
import { dayMs, hourMs } from '@saola/rules'
import type { ResultsSearch } from './results-search.ts'

/** The hour of the day from which on a group's board of today is worth looking at; others draw all day long. */
const beginsAtHour: Partial<Record<NonNullable<ResultsSearch['group']>, number>> = {
  NORTH: 18,
  CENTRAL: 17,
  SOUTH: 16,
  SEA: 15,
}

/** The first ms of the day whose board stands there where nobody asked for one: the last day that has results. */
export function boardDay(group: NonNullable<ResultsSearch['group']>, now: number): number {
  const today = startOfDay(now)
  const hasBegun = now - today >= (beginsAtHour[group] ?? 0) * hourMs
  return hasBegun ? today : startOfDay(today - dayMs)
}
