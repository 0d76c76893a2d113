import { sql } from 'kysely'
import type { DrawReport } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { DrawRow } from '../draws/draw-store.ts'

/** The draws of the state whose time has come after `since`: those that await a result, and those that may be corrected. */
export function listReportableDraws(
  db: Database,
  { since, now }: { since: number; now: number },
): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('source', '=', 'official')
    .where('state', 'in', ['locked', 'drawn', 'settled'])
    .where('draws_at', '>', since)
    .where('draws_at', '<=', now)
    .orderBy('draws_at')
    .orderBy('id')
    .execute()
}

/** What sources said of a draw, by their names. */
export async function listReports(db: Database, drawId: number): Promise<DrawReport[]> {
  return db
    .selectFrom('lottery_report')
    .select(['source', 'prizes'])
    .where('draw_id', '=', drawId)
    .orderBy('source')
    .execute()
}

/** Writes what a source says; false where it said the same before. */
export async function saveReport(
  trx: Database,
  drawId: number,
  { source, prizes }: DrawReport,
  now: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into lottery_report (draw_id, source, prizes, read_at)
    values (${drawId}, ${source}, ${JSON.stringify(prizes)}::jsonb, ${now})
    on conflict (draw_id, source) do update set prizes = excluded.prizes, read_at = excluded.read_at
    where lottery_report.prizes <> excluded.prizes`.execute(trx)
  return numAffectedRows === 1n
}

/** Something about a draw that operators should look at. */
export type DrawNotice = { drawId: number; kind: 'differing' | 'correction' | 'misfit'; about: string }

/** Raises a notice, once however often it is raised. */
export async function raiseNotice(
  trx: Database,
  { drawId, kind, about }: DrawNotice,
  now: number,
): Promise<void> {
  await trx
    .insertInto('lottery_notice')
    .values({ draw_id: drawId, kind, about, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The newest notices, the newest first. */
export function listNotices(db: Database, most: number) {
  return db
    .selectFrom('lottery_notice')
    .innerJoin('lottery_draw', 'lottery_draw.id', 'lottery_notice.draw_id')
    .select([
      'lottery_notice.id',
      'draw_id as drawId',
      'game_code as gameCode',
      'numero',
      'lottery_notice.kind',
      'about',
      'created_at as createdAt',
    ])
    .orderBy('lottery_notice.id', 'desc')
    .limit(most)
    .execute()
}
