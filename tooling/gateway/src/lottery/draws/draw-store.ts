import { sql, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { Fault } from '../../http/fault.ts'
import { isUpTo } from '../../http/page-store.ts'
import { parseId } from '../../http/parse-id.ts'

/** A row of the table `lottery_draw`. */
export type DrawRow = Selectable<Schema['lottery_draw']>

/** A draw on its way onto the schedule. */
export type NewDraw = Pick<
  DrawRow,
  | 'game_code'
  | 'numero'
  | 'kind'
  | 'opens_at'
  | 'locks_at'
  | 'draws_at'
  | 'source'
  | 'commitment'
  | 'sealed_seed'
>

/** States whose result everybody may know. */
const published = ['drawn', 'settled'] as const

/** The draw of an id; an unknown one is a 404 that names the field. */
export async function getDrawRow(db: Database, drawId: string): Promise<DrawRow> {
  const row = await db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('id', '=', parseId(drawId))
    .executeTakeFirst()
  if (!row) throw new Fault('not_found', { field: 'drawId' })
  return row
}

/** The draws of a lottery that take bets at `now`, or will, the next one first. */
export function listComingDraws(
  db: Database,
  gameCode: string,
  { now, most }: { now: number; most: number },
): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('state', 'in', ['scheduled', 'open'])
    .where('locks_at', '>', now)
    .orderBy('draws_at')
    .limit(most)
    .execute()
}

/** The last draws of a lottery that have a result, the latest first: up to a time of drawing, without the first `skipped` of them. */
export function listLastDraws(
  db: Database,
  gameCode: string,
  most: number,
  { skipped = 0, upTo }: { skipped?: number; upTo?: number | undefined } = {},
): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('game_code', '=', gameCode)
    .where('state', 'in', published)
    .where(isUpTo(sql`draws_at`, upTo))
    .orderBy('draws_at', 'desc')
    .limit(most)
    .offset(skipped)
    .execute()
}

/** The draws of a group between two times, in the order of the board; of a group that draws often, the latest. */
export function listGroupDraws(
  db: Database,
  groupCode: string,
  { from, until, most }: { from: number; until: number; most: number },
): Promise<DrawRow[]> {
  return db
    .selectFrom('lottery_draw')
    .innerJoin('lottery_game', 'lottery_game.code', 'lottery_draw.game_code')
    .selectAll('lottery_draw')
    .where('lottery_game.group_code', '=', groupCode)
    .where('draws_at', '>=', from)
    .where('draws_at', '<', until)
    .where(({ eb, or }) => or([eb('period_seconds', 'is', null), eb('state', 'in', published)]))
    .orderBy('draws_at', 'desc')
    .orderBy('lottery_game.sort')
    .limit(most)
    .execute()
}

/** The last result of each of these lotteries, the latest first. */
export function listLastOfEach(db: Database, gameCodes: readonly string[], most: number): Promise<DrawRow[]> {
  return listOneOfEach(db, gameCodes, sql`state in ('drawn', 'settled')`, sql`draws_at desc`, most)
}

/** The draw of each of these lotteries that is bet on next at `now`, the next one first. */
export function listNextOfEach(db: Database, gameCodes: readonly string[], now: number): Promise<DrawRow[]> {
  const isComing = sql`state in ('scheduled', 'open') and locks_at > ${now}`
  return listOneOfEach(db, gameCodes, isComing, sql`draws_at`, gameCodes.length)
}

/** Puts draws on the schedule; those that stand there already stay as they are. Answers how many are new. */
export async function insertDraws(db: Database, draws: readonly NewDraw[]): Promise<number> {
  if (draws.length === 0) return 0
  const rows = draws.map((draw) => ({ ...draw, state: 'scheduled' as const, version: 0 }))
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('lottery_draw')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['game_code', 'numero']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/** The numbers of the draws of each lottery that come after `now`. */
export function listScheduledNumbers(
  db: Database,
  now: number,
): Promise<{ game_code: string; numero: string }[]> {
  return db.selectFrom('lottery_draw').select(['game_code', 'numero']).where('draws_at', '>', now).execute()
}

async function listOneOfEach(
  db: Database,
  gameCodes: readonly string[],
  condition: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  most: number,
): Promise<DrawRow[]> {
  if (gameCodes.length === 0) return []
  const { rows } = await sql<DrawRow>`
    select one.* from unnest(${sql.val([...gameCodes])}::text[]) as wanted (code)
    cross join lateral (
      select * from lottery_draw where game_code = wanted.code and ${condition} order by ${order} limit 1
    ) as one
    order by ${order} limit ${most}`.execute(db)
  return rows
}
