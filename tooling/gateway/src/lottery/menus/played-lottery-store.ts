import type { Database } from '../../db/database.ts'
import type { TitledLottery } from '../draws/lottery-game-store.ts'

/** The lotteries that an account has bet on, the one bet on last first. */
export function listPlayedLotteries(db: Database, accountId: number): Promise<TitledLottery[]> {
  return db
    .selectFrom('lottery_game')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .innerJoin(
      db
        .selectFrom('bet')
        .select(({ fn }) => ['bet.node_id', fn.max('placed_at').as('played_at')])
        .where('account_id', '=', accountId)
        .groupBy('bet.node_id')
        .as('played'),
      'played.node_id',
      'lottery_game.node_id',
    )
    .selectAll('lottery_game')
    .select(['game.game_id', 'game.name_vi', 'game.name_en'])
    .orderBy('played.played_at', 'desc')
    .execute()
}
