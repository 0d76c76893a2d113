import { sql } from 'kysely'
import { keptDrawDays } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** Draws in one statement: few enough that nobody waits for it. */
const inOne = 2_000

/** How many days the merchant who keeps draws longest keeps them. */
export async function findKeptDays(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ days: number | null }>`
    select max(coalesce((settings -> 'lottery' ->> 'keptDays')::integer, ${keptDrawDays}::integer)) as days
    from merchant`.execute(db)
  return rows[0]?.days ?? undefined
}

/** Deletes some fast draws that ended before a moment and that nothing refers to; answers how many. */
export async function deleteOldDraws(db: Database, before: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from lottery_draw where id in (
      select lottery_draw.id from lottery_draw
      join lottery_game on lottery_game.code = lottery_draw.game_code
      where lottery_game.period_seconds is not null and lottery_draw.draws_at < ${before}
        and lottery_draw.settled_at is not null and lottery_draw.state in ('settled', 'voided')
        and not exists (select from lottery_bet where draw_id = lottery_draw.id)
        and not exists (select from lottery_result where draw_id = lottery_draw.id)
        and not exists (select from lottery_report where draw_id = lottery_draw.id)
        and not exists (select from lottery_news where draw_id = lottery_draw.id)
        and not exists (select from lottery_exposure where draw_id = lottery_draw.id)
      order by lottery_draw.draws_at limit ${inOne} for update of lottery_draw skip locked
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes what numbers of draws that are over may have cost. */
export async function deleteOldExposures(db: Database): Promise<void> {
  await sql`
    delete from lottery_exposure using lottery_draw
    where lottery_draw.id = lottery_exposure.draw_id and lottery_draw.settled_at is not null
      and lottery_draw.state in ('settled', 'voided')`.execute(db)
}
