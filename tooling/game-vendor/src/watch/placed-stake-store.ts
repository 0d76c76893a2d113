import type { Database } from '../database.ts'

/** What a bet has on one selection of a match, or on one cell of a round. */
export type PlacedStake = {
  betId: string
  playerId: string
  /** What is decided at once: a market of a match, a round of a table. */
  market: string
  selection: string
  amount: number
  placedAt: number
  /** When bets were taken first, and until when they are before it starts. */
  opensAt: number
  startsAt: number
}

/** Which stakes are asked for: from a moment on, or after a bet in the order of the answer. */
export type PlacedAsked = {
  of: 'matches' | 'tables'
  from: number
  after?: { placedAt: number; betId: string } | undefined
}

/**
 * Stakes for money of so many bets, in the order in which they were placed. A bet whose stake was not taken, or went back, has none; a
 * parlay has its whole stake on each leg.
 */
export function listPlacedStakes(
  db: Database,
  { of, from, after }: PlacedAsked,
  most: number,
): Promise<PlacedStake[]> {
  const since = after && after.placedAt >= from ? after : { placedAt: from, betId: '' }
  return of === 'matches' ? listOnMatches(db, since, most) : listAtTables(db, since, most)
}

type Since = { placedAt: number; betId: string }

async function listOnMatches(db: Database, since: Since, most: number): Promise<PlacedStake[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('match_bet')
        .select(['bet_id', 'player_id', 'stake', 'placed_at'])
        .where((eb) => eb(eb.refTuple('placed_at', 'bet_id'), '>', eb.tuple(since.placedAt, since.betId)))
        .where('wallet', '!=', 'demo')
        .where('state', 'in', ['debited', 'open', 'decided', 'paid'])
        .orderBy('placed_at')
        .orderBy('bet_id')
        .limit(most)
        .as('bet'),
    )
    .innerJoin('match_leg', 'match_leg.bet_id', 'bet.bet_id')
    .innerJoin('match', 'match.match_id', 'match_leg.match_id')
    .select([
      'bet.bet_id as betId',
      'bet.player_id as playerId',
      'bet.stake as amount',
      'bet.placed_at as placedAt',
      'match_leg.match_id',
      'match_leg.pick as selection',
      'match.opens_at as opensAt',
      'match.kick_off_at as startsAt',
    ])
    .orderBy('bet.placed_at')
    .orderBy('bet.bet_id')
    .orderBy('match_leg.place')
    .execute()
  return rows.map(({ match_id: matchId, ...stake }) => ({
    ...stake,
    market: `match ${matchId} ${stake.selection.split(':')[0] ?? ''}`,
  }))
}

async function listAtTables(db: Database, since: Since, most: number): Promise<PlacedStake[]> {
  const rows = await db
    .selectFrom('table_bet')
    .innerJoin('table_round', 'table_round.round_id', 'table_bet.round_id')
    .select([
      'table_bet.bet_id as betId',
      'table_bet.player_id as playerId',
      'table_bet.cells',
      'table_bet.created_at as placedAt',
      'table_round.game_code',
      'table_round.number',
      'table_round.opens_at as opensAt',
      'table_round.locks_at as startsAt',
    ])
    .where((eb) =>
      eb(eb.refTuple('table_bet.created_at', 'table_bet.bet_id'), '>', eb.tuple(since.placedAt, since.betId)),
    )
    .where('table_bet.wallet', '!=', 'demo')
    .where('table_bet.state', 'in', ['debited', 'decided', 'paid'])
    .orderBy('table_bet.created_at')
    .orderBy('table_bet.bet_id')
    .limit(most)
    .execute()
  return rows.flatMap(({ cells, game_code: gameCode, number, ...bet }) =>
    Object.entries(cells).map(([selection, amount]) => ({
      ...bet,
      market: `table ${gameCode} ${number}`,
      selection,
      amount,
    })),
  )
}
