import { sql } from 'kysely'
import type { LotteryKind } from '@saola/protocol'
import type { Database } from '../db/database.ts'
import type { Closures, LotteryGameRow } from '../lottery/draws/lottery-game-store.ts'
import type { PlannedDraw } from '../lottery/draws/plan-draws.ts'

/** A draw whose result is out. */
export type PastDraw = PlannedDraw & {
  gameCode: string
  kind: LotteryKind
  seed: string
  commitment: string
  prizes: string[][]
}

/** What the lotteries of an empty database are. */
export type LotteryRows = {
  lotteries: readonly LotteryGameRow[]
  closures: Closures
  draws: readonly PastDraw[]
}

/** Writes lotteries, closures and past draws, a table with one statement. */
export async function insertLottery(db: Database, rows: LotteryRows): Promise<void> {
  await insertAll(db, 'lottery_game', rows.lotteries)
  await insertAll(db, 'lottery_closure', rows.closures.dated)
  await insertAll(db, 'lottery_lunar_closure', rows.closures.lunar)
  const draws = JSON.stringify(rows.draws.map(drawRow))
  await sql`
    insert into lottery_draw (
      game_code, numero, kind, state, opens_at, locks_at, draws_at, source, commitment, seed, prizes, settled_at
    )
    select
      game_code, numero, kind, 'settled', opens_at, locks_at, draws_at, 'seeded', commitment, seed, prizes, draws_at
    from json_populate_recordset(null::lottery_draw, ${draws}::json)`.execute(db)
}

async function insertAll(db: Database, table: string, rows: readonly object[]): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
}

function drawRow(draw: PastDraw) {
  return {
    game_code: draw.gameCode,
    numero: draw.numero,
    kind: draw.kind,
    opens_at: draw.opensAt,
    locks_at: draw.locksAt,
    draws_at: draw.drawsAt,
    commitment: draw.commitment,
    seed: draw.seed,
    prizes: draw.prizes,
  }
}
