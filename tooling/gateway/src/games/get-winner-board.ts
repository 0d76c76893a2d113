import type { calls } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { languageOf } from './game-entity.ts'

/** The latest winning bets of the merchant's members, the largest first; names are masked. */
export const getWinnerBoard: Handler<typeof calls.games.winnerBoard> = async ({
  input,
  house,
  merchant,
  language,
}) => {
  let wins = house.db
    .selectFrom('bet')
    .innerJoin('account', 'account.id', 'bet.account_id')
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .select([
      'account.name',
      'game.name_vi',
      'game.name_en',
      'bet.win_amount',
      'bet.settled_at',
      'bet.placed_at',
      'bet.node_id',
    ])
    .where('account.merchant_id', '=', merchant.id)
    .where('bet.status', '=', 'settled')
    .whereRef('bet.win_amount', '>', 'bet.bet_amount')
  const category = input.gameCategory?.toUpperCase() ?? 'ALL'
  if (category !== 'ALL') wins = wins.where('game.family', '=', category)
  const rows = await wins
    .orderBy('bet.settled_at', 'desc')
    .orderBy('bet.id', 'desc')
    .limit(input.limitNum ?? 20)
    .execute()
  const english = languageOf(input.language, language) === 'EN'
  return {
    list: rows
      .toSorted((one, other) => other.win_amount - one.win_amount)
      .map((row) => ({
        vo: {
          customerName: maskName(row.name),
          gameName: english ? row.name_en : row.name_vi,
          winAmount: row.win_amount,
          winTime: row.settled_at ?? row.placed_at,
          nodeId: row.node_id,
        },
      })),
  }
}

/** `member01` reads `me***1`: enough to know oneself, too little to know another. */
function maskName(name: string): string {
  return `${name.slice(0, 2)}***${name.length > 3 ? name.slice(-1) : ''}`
}
