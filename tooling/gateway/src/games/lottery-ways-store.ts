import type { LotteryKind } from '@saola/protocol'
import { oddsOf } from '@saola/rules'
import type { Database } from '../db/database.ts'

/** How the lottery of a title draws, and what a merchant pays for each way to bet on it; undefined for a title without draws. */
export async function getWays(
  db: Database,
  merchantId: number,
  nodeId: string,
): Promise<{ kind: LotteryKind; ways: { type: string; odds: number }[] } | undefined> {
  const rows = await db
    .selectFrom('lottery_game')
    .innerJoin('lottery_offer', 'lottery_offer.kind', 'lottery_game.kind')
    .select(['lottery_game.kind', 'lottery_offer.type', 'lottery_offer.odds_thousandths as odds'])
    .where('lottery_game.node_id', '=', nodeId)
    .where('lottery_offer.merchant_id', '=', merchantId)
    .execute()
  const [first] = rows
  if (first === undefined) return undefined
  return { kind: first.kind, ways: rows.map(({ type, odds }) => ({ type, odds: oddsOf(odds) })) }
}
