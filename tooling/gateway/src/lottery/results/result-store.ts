import { sql, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import type { DrawRow } from '../draws/draw-store.ts'

/** A result that a person entered, and who confirmed it. */
export type ResultRow = Selectable<Schema['lottery_result']>

/** A draw, locked until the transaction ends. */
export function lockDraw(trx: Database, drawId: number): Promise<DrawRow | undefined> {
  return trx.selectFrom('lottery_draw').selectAll().where('id', '=', drawId).forUpdate().executeTakeFirst()
}

/** What was entered for a version of a draw. */
export function findResult(trx: Database, drawId: number, version: number): Promise<ResultRow | undefined> {
  return trx
    .selectFrom('lottery_result')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Writes what a person entered; what nobody has confirmed yet is replaced. */
export async function enterResult(
  trx: Database,
  entered: {
    drawId: number
    version: number
    prizes: string[][]
    reason: string | null
    /** The sources that it is taken from; null where a person typed it in. */
    source: string | null
    by: string
    now: number
  },
): Promise<void> {
  const what = {
    prizes: JSON.stringify(entered.prizes),
    reason: entered.reason,
    source: entered.source,
    entered_by: entered.by,
    entered_at: entered.now,
  }
  await trx
    .insertInto('lottery_result')
    .values({ draw_id: entered.drawId, version: entered.version, ...what })
    .onConflict((conflict) =>
      conflict
        .columns(['draw_id', 'version'])
        .doUpdateSet(what)
        .where('lottery_result.confirmed_by', 'is', null),
    )
    .execute()
}

/** Notes who confirmed a result. */
export async function confirmResult(
  trx: Database,
  { draw_id: drawId, version }: ResultRow,
  { by, now }: { by: string; now: number },
): Promise<void> {
  await trx
    .updateTable('lottery_result')
    .set({ confirmed_by: by, confirmed_at: now })
    .where('draw_id', '=', drawId)
    .where('version', '=', version)
    .execute()
}

/** Puts another result in place of the published one, as a new version whose bets are to be settled anew (lottery 10). */
export async function correctDraw(
  trx: Database,
  { draw_id: id, version, prizes, source }: ResultRow,
): Promise<void> {
  await trx
    .updateTable('lottery_draw')
    .set({ prizes: JSON.stringify(prizes), version, settled_at: null, result_source: source })
    .where('id', '=', id)
    .execute()
}

/**
 * Ends a draw without a result; its bets are to get their stakes back. Where it had one this is a new version, so that what
 * goes back has transfers of its own beside those of a correction (lottery 49).
 */
export async function voidDrawRow(
  trx: Database,
  { id, seed }: { id: number; seed: string | null },
  reason: string,
): Promise<void> {
  await sql`
    update lottery_draw
    set state = 'voided', void_reason = ${reason}, seed = ${seed}, prizes = null, settled_at = null,
      version = case when prizes is null then version else version + 1 end
    where id = ${id}`.execute(trx)
}

/** Moves the times of a draw that has not locked. */
export async function moveTimes(
  trx: Database,
  id: number,
  { locksAt, drawsAt }: { locksAt: number; drawsAt: number },
): Promise<void> {
  await trx
    .updateTable('lottery_draw')
    .set({ locks_at: locksAt, draws_at: drawsAt })
    .where('id', '=', id)
    .execute()
}
