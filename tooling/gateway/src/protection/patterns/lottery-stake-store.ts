import { sql } from 'kysely'
import type { LotteryKind, OrderLine } from '@saola/protocol'
import type { Database } from '../../db/database.ts'

/** The bet of an order on a draw, with what it is on. */
export type LotteryBet = {
  id: number
  orderNo: string
  accountId: number
  placedAt: number
  isCancelled: boolean
  multiplier: number
  lines: OrderLine[]
  kind: LotteryKind
  gameCode: string
  numero: string
  opensAt: number
  locksAt: number
}

/** The number of the last bet on a draw; 0 before there is one. */
export async function lastLotteryBet(db: Database): Promise<number> {
  const row = await db
    .selectFrom('lottery_bet')
    .select('bet_id')
    .orderBy('bet_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.bet_id ?? 0
}

/** Bets on draws after one, in the order of their numbers. */
export async function listLotteryBets(db: Database, after: number, most: number): Promise<LotteryBet[]> {
  // Each is looked up by its number: a plan that joins whole tables reads all orders that there ever were (system 39).
  const { rows } = await sql<LotteryBet>`
    select part.bet_id as id, own.order_no as "orderNo", own.account_id as "accountId", own.placed_at as "placedAt",
      own.status = 'cancelled' as "isCancelled", part.multiplier, lines_of.lines, draw.kind, draw.game_code as "gameCode", draw.numero,
      draw.opens_at as "opensAt", draw.locks_at as "locksAt"
    from (
      select bet_id, order_id, draw_id, multiplier from lottery_bet where bet_id > ${after}
      order by bet_id limit ${most}
    ) as part
    cross join lateral (
      select order_no, account_id, placed_at, status from bet where id = part.bet_id offset 0
    ) as own
    cross join lateral (select lines from lottery_order where id = part.order_id offset 0) as lines_of
    cross join lateral (
      select kind, game_code, numero, opens_at, locks_at from lottery_draw where id = part.draw_id offset 0
    ) as draw
    order by part.bet_id`.execute(db)
  return rows
}
