/** How a title may be played at a merchant. */
export type PlaySettings = {
  /** Whether the page may play on by itself. */
  autoplay: boolean
  /** Whether the page may shorten the suspense. */
  turbo: boolean
  /** The least time from one round to the next, in milliseconds. */
  leastCycleMs: number
}

/** What a merchant lets bets on one match and on one market of it cost, in đồng. */
export type SittingBounds = { merchant: string; match: number; market: number }

/** A stake that a move adds, and the move that waits for it. */
export type Raise = { move: unknown; amount: number }

/** A jackpot that came with a round. */
export type JackpotWin = { pool: string; amount: number }

/** Both sides of a match in both languages. */
export type MatchNames = { home: { vi: string; en: string }; away: { vi: string; en: string } }

/** The shape of each JSON column, which the database does not know. */
export type ColumnTypes = {
  'play_session.settings': PlaySettings
  'play_session.bounds': SittingBounds
  'round.choice': object
  'round.moves': unknown[]
  'round.outcome': object
  'round.raise': Raise
  'round.jackpots': JackpotWin[]
  'table_round.outcome': object
  'table_bet.cells': Readonly<Record<string, number>>
  'table_round.bet_fingerprints': string[]
  'match.bet_fingerprints': string[]
  'match.names': MatchNames
  'match.strengths': { home: number; away: number }
}
