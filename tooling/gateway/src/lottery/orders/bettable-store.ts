import { sql, type Selectable } from 'kysely'
import { planOnce } from '@saola/server'
import type { Database } from '../../db/database.ts'
import { numberList } from '../../db/number-list.ts'
import type { Schema } from '../../db/schema.ts'

/** A lottery as it is bet on, with its title. */
export type BettableGame = Pick<Selectable<Schema['lottery_game']>, 'code' | 'kind' | 'node_id'> &
  Pick<Selectable<Schema['game']>, 'name_vi' | 'name_en' | 'vendor_code' | 'family' | 'is_new' | 'playable'>

/** The lotteries of these codes, by their code. */
export async function listGames(
  db: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, BettableGame>> {
  const rows = await askGames(db, { codes: [...new Set(codes)] })
  return new Map(rows.map((game) => [game.code, game]))
}

const askGames = planOnce('bettable_games', (db: Database, given: { codes: readonly string[] }) =>
  db
    .selectFrom('lottery_game')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .select([
      'lottery_game.code',
      'lottery_game.kind',
      'lottery_game.node_id',
      'game.name_vi',
      'game.name_en',
      'game.vendor_code',
      'game.family',
      'game.is_new',
      'game.playable',
    ])
    .where(sql<boolean>`lottery_game.code = any(${given.codes}::text[])`)
    .compile(),
)

/** The lottery of an order; throws where there is none. */
export async function getGame(db: Database, code: string): Promise<BettableGame> {
  const game = (await listGames(db, [code])).get(code)
  if (game === undefined) throw new Error(`there is no lottery ${code}`)
  return game
}

/** When a draw takes bets. */
export type BettableDraw = Pick<
  Selectable<Schema['lottery_draw']>,
  'id' | 'game_code' | 'numero' | 'state' | 'opens_at' | 'locks_at' | 'draws_at'
>

/**
 * The draws of these numbers in the order of the numbers, held until the transaction ends: a step of a draw waits for those
 * who are betting on it, so that no bet arrives behind the lock, and none is missed by the settlement.
 */
export async function holdDraws(trx: Database, drawIds: readonly number[]): Promise<BettableDraw[]> {
  if (drawIds.length === 0) return []
  return holdAskedDraws(trx, { ids: numberList([...new Set(drawIds)]) })
}

const holdAskedDraws = planOnce('bettable_draws', (db: Database, { ids }: { ids: string }) =>
  db
    .selectFrom('lottery_draw')
    .select(['id', 'game_code', 'numero', 'state', 'opens_at', 'locks_at', 'draws_at'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forShare()
    .compile(),
)
