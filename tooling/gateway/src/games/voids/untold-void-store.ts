import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Notes that our games have to hear of a bet that was voided. */
export async function noteUntold(trx: Database, betId: number, now: number): Promise<void> {
  await trx
    .insertInto('untold_void')
    .values({ bet_id: betId, tried_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes that they have heard of it. */
export async function forgetUntold(db: Database, betId: number): Promise<void> {
  await db.deleteFrom('untold_void').where('bet_id', '=', betId).execute()
}

/** Puts one that was told without an answer behind the others, so that it holds none of them up. */
export async function deferUntold(db: Database, betId: number, now: number): Promise<void> {
  await db.updateTable('untold_void').set({ tried_at: now }).where('bet_id', '=', betId).execute()
}

/** What they have not heard of, the oldest first. */
export async function listUntold(
  db: Database,
  most: number,
): Promise<{ betId: number; orderNo: string; roundId: string }[]> {
  const { rows } = await sql<{ betId: number; orderNo: string; roundId: string }>`
    select untold_void.bet_id as "betId", told.order_no as "orderNo", told.round_id as "roundId"
    from untold_void
    cross join lateral (select order_no, round_id from bet where bet.id = untold_void.bet_id offset 0) as told
    order by untold_void.tried_at, untold_void.bet_id limit ${most}`.execute(db)
  return rows
}
