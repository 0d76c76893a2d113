import type { ModelFacts } from '../engine.ts'
import { leagues, type League } from '../matches/leagues.ts'
import { matchRules } from '../matches/match-rules.ts'
import type { TitleKey } from './carried-title.ts'

/** A title that leads to the matches of a league. */
export type MatchTitle = { readonly league: League; readonly facts: ModelFacts }

/** What a single bet on who wins pays back, as its margin says; the page tells the margin of every market. */
const facts: ModelFacts = {
  rtp: Math.floor(100_000_000 / (10_000 + matchRules.margins.result)),
  volatility: 'medium',
  maxMultiplier: matchRules.maxParlayOdds * 10_000,
  maxStake: matchRules.maxStake,
  lines: 0,
}

/** The league that a title of the sports books leads to; undefined for a sport that nobody plays here. */
export function matchTitle({ gameCode, family }: TitleKey): MatchTitle | undefined {
  if (family === 'SPORTS' && gameCode.includes('FOOTBALL')) return { league: leagues.football, facts }
  if (family === 'ESPORTS' && gameCode.includes('FOOTBALL')) return { league: leagues.arena, facts }
  if (family === 'ESPORTS' && gameCode.includes('FIVE_A_SIDE_ARENA')) return { league: leagues.moba, facts }
  if (family === 'ESPORTS' && gameCode.includes('TACTICAL_SHOOTER')) return { league: leagues.shooter, facts }
  return undefined
}
