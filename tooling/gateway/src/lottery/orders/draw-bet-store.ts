import { sql, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** The bet of an order on one draw, with what is known of the draw. */
export type DrawBetRow = Pick<
  Selectable<Schema['lottery_bet']>,
  'bet_id' | 'order_id' | 'draw_id' | 'multiplier'
> &
  Pick<Selectable<Schema['bet']>, 'status' | 'bet_amount' | 'win_amount'> &
  Pick<Selectable<Schema['lottery_draw']>, 'numero' | 'state' | 'locks_at' | 'draws_at'>

/** The bets of orders, each order's in the order of its draws. */
export function listDrawBets(db: Database, orderIds: readonly number[]): Promise<DrawBetRow[]> {
  return (
    db
      .selectFrom('lottery_bet')
      .innerJoin('bet', 'bet.id', 'lottery_bet.bet_id')
      .innerJoin('lottery_draw', 'lottery_draw.id', 'lottery_bet.draw_id')
      .select([
        'lottery_bet.bet_id',
        'lottery_bet.order_id',
        'lottery_bet.draw_id',
        'lottery_bet.multiplier',
        'bet.status',
        'bet.bet_amount',
        'bet.win_amount',
        'lottery_draw.numero',
        'lottery_draw.state',
        'lottery_draw.draws_at',
      ])
      // Of a bet over several stations: when the first of them locks.
      .select(
        sql<number>`least(lottery_draw.locks_at, (
        select min(other.locks_at) from lottery_bet_station join lottery_draw as other on other.id = lottery_bet_station.draw_id
        where lottery_bet_station.bet_id = lottery_bet.bet_id
      ))`.as('locks_at'),
      )
      .where('lottery_bet.order_id', 'in', orderIds)
      .orderBy('lottery_draw.draws_at')
      .orderBy('lottery_bet.draw_id')
      .execute()
  )
}

/** What was drawn, of draws that have a result. */
export async function listResults(
  db: Database,
  drawIds: readonly number[],
): Promise<Pick<Selectable<Schema['lottery_draw']>, 'id' | 'kind' | 'prizes'>[]> {
  if (drawIds.length === 0) return []
  return db
    .selectFrom('lottery_draw')
    .select(['id', 'kind', 'prizes'])
    .where('id', 'in', drawIds)
    .where('prizes', 'is not', null)
    .execute()
}

/** The titles of lotteries, by the code of the lottery. */
export function listTitles(
  db: Database,
  gameCodes: readonly string[],
): Promise<{ code: string; name_vi: string; name_en: string }[]> {
  return db
    .selectFrom('lottery_game')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .select(['lottery_game.code', 'game.name_vi', 'game.name_en'])
    .where('lottery_game.code', 'in', gameCodes)
    .execute()
}
