import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * The bets that a draw will pay, each by the SHA-256 of its key, draw and stake, one a line (lottery 78); empty where nobody
 * bet. Their order is that of their fingerprints, which nobody chooses.
 */
export async function listFingerprints(db: Database, drawId: number): Promise<string> {
  const { rows } = await sql<{ list: string }>`
    select coalesce(string_agg(mark, chr(10) order by mark collate "C"), '') as list from (
      select encode(sha256(convert_to(
        concat_ws(':', lottery_order.idempotency_key, lottery_bet.draw_id, bet.bet_amount), 'UTF8')), 'hex') as mark
      from lottery_bet
      join bet on bet.id = lottery_bet.bet_id
      join lottery_order on lottery_order.id = lottery_bet.order_id
      where lottery_bet.draw_id = ${drawId} and bet.status = 'open'
    ) as bets`.execute(db)
  return rows[0]?.list ?? ''
}

/** Keeps the list of the bets that joined a draw; an empty one is not kept. */
export async function keepFingerprints(trx: Database, drawId: number, list: string): Promise<void> {
  if (list === '') return
  await trx.insertInto('lottery_draw_bets').values({ draw_id: drawId, fingerprints: list }).execute()
}

/** The fingerprints of the bets that joined a draw; empty where nobody bet, and before it is drawn. */
export async function listJoinedBets(db: Database, drawId: number): Promise<string[]> {
  const row = await db
    .selectFrom('lottery_draw_bets')
    .select('fingerprints')
    .where('draw_id', '=', drawId)
    .executeTakeFirst()
  return row?.fingerprints.split('\n') ?? []
}
