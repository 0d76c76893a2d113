import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** A lottery as it is bet on: with its title, and whose ledger account takes the stakes. */
export type BettableGame = Pick<Selectable<Schema['lottery_game']>, 'code' | 'kind' | 'node_id'> &
  Pick<Selectable<Schema['game']>, 'name_vi' | 'name_en' | 'vendor_code' | 'status'>

/** The lottery of a code. */
export function findGame(db: Database, code: string): Promise<BettableGame | undefined> {
  return db
    .selectFrom('lottery_game')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .select([
      'lottery_game.code',
      'lottery_game.kind',
      'lottery_game.node_id',
      'game.name_vi',
      'game.name_en',
      'game.vendor_code',
      'game.status',
    ])
    .where('lottery_game.code', '=', code)
    .executeTakeFirst()
}

/** The lottery of an order; throws where there is none. */
export async function getGame(db: Database, code: string): Promise<BettableGame> {
  const game = await findGame(db, code)
  if (game === undefined) throw new Error(`there is no lottery ${code}`)
  return game
}

/** When a draw takes bets. */
export type BettableDraw = Pick<
  Selectable<Schema['lottery_draw']>,
  'id' | 'numero' | 'state' | 'opens_at' | 'locks_at' | 'draws_at'
>

/** The draws of a lottery among these numbers, in the order of their numbers. */
export function listDraws(
  db: Database,
  gameCode: string,
  drawIds: readonly number[],
): Promise<BettableDraw[]> {
  return drawsOf(db, gameCode, drawIds).execute()
}

/**
 * The same draws, held until the transaction ends: a step of a draw waits for those who are betting on it, so that no bet
 * arrives behind the lock, and none is missed by the settlement.
 */
export function holdDraws(
  trx: Database,
  gameCode: string,
  drawIds: readonly number[],
): Promise<BettableDraw[]> {
  return drawsOf(trx, gameCode, drawIds).forShare().execute()
}

function drawsOf(db: Database, gameCode: string, drawIds: readonly number[]) {
  return db
    .selectFrom('lottery_draw')
    .select(['id', 'numero', 'state', 'opens_at', 'locks_at', 'draws_at'])
    .where('game_code', '=', gameCode)
    .where('id', 'in', drawIds)
    .orderBy('id')
}
