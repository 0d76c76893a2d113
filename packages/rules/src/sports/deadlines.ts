import { hourMs } from '../lengths-of-time.ts'

/** The sports whose matches have a time of their own. */
export type DatedSport = 'football' | 'esports' | 'other'

/** So long after its planned start a match that has not been played to its end is called off (games 126). */
export const calledOffAfterMs: Readonly<Record<DatedSport, number>> = {
  football: 36 * hourMs,
  esports: 24 * hourMs,
  other: 48 * hourMs,
}
