import type { Database } from '../database.ts'

/** Bets on a match, one market of it or all, or in the round of a table, that were placed from a moment on. */
export type LateBets = {
  of: { matchId: string; market?: string | undefined } | { tableRoundId: string }
  from: number
  /** Only what comes after this one in the order of the answer. */
  after?: { placedAt: number; betId: string } | undefined
}

/** A bet whose stake was taken, when it was placed. */
export type LateBet = { betId: string; placedAt: number }

/** Where a bet has no stake that could go back. */
const without = ['created', 'refused', 'rolled-back'] as const

/** Bets for money that were placed late, the earliest first; those whose stake was not taken or went back are none (games 120). */
export function listLateBets(db: Database, { of, from, after }: LateBets, most: number): Promise<LateBet[]> {
  return 'matchId' in of
    ? listOnMatch(db, { ...of, from, after }, most)
    : listAtTable(db, { ...of, from, after }, most)
}

function listOnMatch(
  db: Database,
  { matchId, market, from, after }: { matchId: string; market?: string | undefined } & Omit<LateBets, 'of'>,
  most: number,
): Promise<LateBet[]> {
  let bets = db
    .selectFrom('match_leg')
    .innerJoin('match_bet', 'match_bet.bet_id', 'match_leg.bet_id')
    .select(['match_bet.bet_id as betId', 'match_bet.placed_at as placedAt'])
    .where('match_leg.match_id', '=', matchId)
    .where('match_bet.placed_at', '>=', from)
    .where('match_bet.wallet', '!=', 'demo')
    .where('match_bet.state', 'not in', without)
  if (market !== undefined) bets = bets.where('match_leg.pick', 'like', `${market}:%`)
  if (after !== undefined) {
    bets = bets.where((eb) =>
      eb(eb.refTuple('match_bet.placed_at', 'match_bet.bet_id'), '>', eb.tuple(after.placedAt, after.betId)),
    )
  }
  return bets.orderBy('match_bet.placed_at').orderBy('match_bet.bet_id').limit(most).execute()
}

function listAtTable(
  db: Database,
  { tableRoundId, from, after }: { tableRoundId: string } & Omit<LateBets, 'of'>,
  most: number,
): Promise<LateBet[]> {
  let bets = db
    .selectFrom('table_bet')
    .select(['bet_id as betId', 'created_at as placedAt'])
    .where('round_id', '=', tableRoundId)
    .where('created_at', '>=', from)
    .where('wallet', '!=', 'demo')
    .where('state', 'not in', without)
  if (after !== undefined) {
    bets = bets.where((eb) =>
      eb(eb.refTuple('created_at', 'bet_id'), '>', eb.tuple(after.placedAt, after.betId)),
    )
  }
  return bets.orderBy('created_at').orderBy('bet_id').limit(most).execute()
}
