import type { DrawReport } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** What is known of the result of a draw beside the draw itself. */
export type DrawAbout = {
  name: { vi: string; en: string }
  /** What was entered and nobody has confirmed. */
  entered: { version: number; by: string; source: string | null; prizes: string[][]; reason: string | null }[]
  reports: DrawReport[]
  notices: { kind: 'differing' | 'correction' | 'misfit'; about: string }[]
}

/** What people entered, sources reported and operators were told, by the id of the draw. */
export async function listAbout(
  db: Database,
  drawIds: readonly number[],
): Promise<ReadonlyMap<number, DrawAbout>> {
  if (drawIds.length === 0) return new Map()
  const names = await db
    .selectFrom('lottery_draw')
    .innerJoin('lottery_game', 'lottery_game.code', 'lottery_draw.game_code')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .select(['lottery_draw.id', 'game.name_vi as vi', 'game.name_en as en'])
    .where('lottery_draw.id', 'in', drawIds)
    .execute()
  const entered = await db
    .selectFrom('lottery_result')
    .select(['draw_id', 'version', 'entered_by as by', 'source', 'prizes', 'reason'])
    .where('draw_id', 'in', drawIds)
    .where('confirmed_by', 'is', null)
    .execute()
  const reports = await db
    .selectFrom('lottery_report')
    .select(['draw_id', 'source', 'prizes'])
    .where('draw_id', 'in', drawIds)
    .orderBy('source')
    .execute()
  const notices = await db
    .selectFrom('lottery_notice')
    .select(['draw_id', 'kind', 'about'])
    .where('draw_id', 'in', drawIds)
    .orderBy('id')
    .execute()
  return new Map(
    names.map(({ id, vi, en }) => [
      id,
      {
        name: { vi, en },
        entered: of(entered, id),
        reports: of(reports, id),
        notices: of(notices, id),
      },
    ]),
  )
}

function of<Row extends { draw_id: number }>(rows: readonly Row[], id: number): Row[] {
  return rows.filter((row) => row.draw_id === id)
}
