import type { Goal } from '@saola/game-engines'
import type { Score } from '@saola/rules'
import type { MatchNames } from '../column-types.ts'

/** A match that takes bets, or will soon. */
export type Fixture = {
  matchId: string
  league: string
  round: number
  names: MatchNames
  /** Milliseconds since 1970. */
  opensAt: number
  kickOffAt: number
  /** How many goals each side is expected to score; a virtual league draws its result from it. */
  strengths?: { home: number; away: number }
}

/** Odds on offer, in thousandths. */
export type Price = { readonly pick: string; readonly odds: number }

/** A match at one moment. */
export type Look = {
  readonly phase: 'before' | 'live' | 'over' | 'void'
  /** Minutes of play that are over. */
  readonly minute: number
  readonly score: Score
  readonly goals: readonly Goal[]
  /** Whether bets wait, as around a goal; until then the prices stand still. */
  readonly isSuspended: boolean
  /** Empty where nothing can be bet on any more; may be computed when it is read. */
  readonly prices: readonly Price[]
}

/** What a source is asked about: the id of the match, and what it was published with. */
export type AskedMatch = {
  readonly matchId: string
  readonly kickOffAt: number
  readonly strengths: { readonly home: number; readonly away: number } | null
  readonly serverSeed: string | null
  /** What joins the seed at the kick-off; null before. */
  readonly clientSeed: string | null
}

/**
 * Where matches come from: the model of a virtual league, or the feed of a real one in its place (games 67). A look at a
 * moment that is past always says the same, so that a bet is judged alike whenever it is come to.
 */
export type MatchSource = {
  /** Which of its matches the vendor draws itself, from a seed that it commits to. */
  readonly isDrawn: boolean
  /** The matches to publish at `now`; one that was told before keeps its id. */
  fixtures: (now: number) => Promise<readonly Fixture[]>
  look: (match: AskedMatch, at: number) => Promise<Look>
}
