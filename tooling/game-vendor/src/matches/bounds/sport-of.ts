import { leagueCodes } from '@saola/game-engines'
import type { DatedSport } from '@saola/rules'

/** Which sport's times are those of a league: of a virtual one, or of one that a feed tells (games 126). */
export function sportOf(league: string): DatedSport {
  if (league === 'football') return 'football'
  return leagueCodes.some((code) => code === league) ? 'esports' : 'other'
}
