import type { BetRow, BetSitting } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import { listSittings, type BetFilter } from './bet-record-store.ts'

/** What the sittings came to that a page of bets touches, over the whole filter (wallet 34). */
export async function readSittings(
  db: Database,
  filter: BetFilter,
  bets: readonly BetRow[],
  language: 'VI' | 'EN',
): Promise<BetSitting[]> {
  const ids = [...new Set(bets.flatMap(({ sitting }) => sitting ?? []))]
  const rows = await listSittings(db, filter, { ids, language })
  return rows.map((row) => ({
    id: row.id,
    gameName: row.game_name,
    from: row.from_at,
    to: row.to_at,
    count: row.count,
    betAmount: row.bet_amount,
    winAmount: row.win_amount,
    profitAndLoss: row.profit,
    inPlay: row.in_play,
  }))
}
