import type { Database } from '../db/database.ts'

/** A settled bet as the seed writes it; money in whole đồng, times in milliseconds since 1970. */
export type SettledBet = {
  orderNo: string
  accountId: number
  stake: number
  payout: number
  content: string
  placedAt: number
  settledAt: number
}

/** Writes settled bets of one game. */
export async function insertSettledBets(
  db: Database,
  game: { nodeId: string; vendor: string },
  bets: readonly SettledBet[],
): Promise<void> {
  await db
    .insertInto('bet')
    .values(
      bets.map((bet) => ({
        order_no: bet.orderNo,
        account_id: bet.accountId,
        play_session_id: null,
        node_id: game.nodeId,
        vendor_code: game.vendor,
        round_id: bet.orderNo,
        debit_id: `${bet.orderNo}-bet`,
        bet_amount: bet.stake,
        win_amount: bet.payout,
        status: 'settled' as const,
        content: bet.content,
        placed_at: bet.placedAt,
        settled_at: bet.settledAt,
      })),
    )
    .execute()
}
