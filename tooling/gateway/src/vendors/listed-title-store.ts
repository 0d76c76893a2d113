import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** Rows a statement: large enough to be quick, small enough for the embedded engine's memory. */
const chunkSize = 500

type GameRow = Selectable<Schema['game']>

/** What of a title follows the list of its aggregator. */
export type ChangedTitle = Pick<
  GameRow,
  'node_id' | 'name_vi' | 'name_en' | 'free_play' | 'blocked_regions' | 'rtp' | 'rtp_is_assumed' | 'off_list'
>

/** A title that a list may be about, or whose ids are taken. */
export type KnownTitle = ChangedTitle & Pick<GameRow, 'game_id' | 'game_code' | 'served_by'>

/** The titles that a vendor serves, and those that stand under its name. */
export function listKnownTitles(db: Database, vendor: string): Promise<KnownTitle[]> {
  return db
    .selectFrom('game')
    .select([
      'node_id',
      'game_id',
      'game_code',
      'served_by',
      'name_vi',
      'name_en',
      'free_play',
      'blocked_regions',
      'rtp',
      'rtp_is_assumed',
      'off_list',
    ])
    .where(({ eb, or }) => or([eb('served_by', '=', vendor), eb('vendor_code', '=', vendor)]))
    .execute()
}

/** Writes titles at the end of the catalogue, in their order. */
export async function insertTitles(
  trx: Database,
  titles: readonly Omit<Insertable<Schema['game']>, 'sort'>[],
): Promise<void> {
  const last = await trx
    .selectFrom('game')
    .select(({ fn }) => fn.max<number | null>('sort').as('sort'))
    .executeTakeFirst()
  const first = (last?.sort ?? -1) + 1
  const rows = titles.map((title, index) => ({ ...title, sort: first + index }))
  await inChunks(rows, (chunk) =>
    sql`insert into game select * from json_populate_recordset(null::game, ${chunk}::json)`.execute(trx),
  )
}

/**
 * Has titles follow their list. One that is offered again opens where it was open, which is what waits for its vendor; what is no longer offered the
 * table closes.
 */
export async function updateTitles(
  trx: Database,
  titles: readonly (ChangedTitle & { folded_name: string })[],
  now: number,
): Promise<void> {
  await inChunks(titles, (chunk) =>
    sql`update game set name_vi = told.name_vi, name_en = told.name_en, folded_name = told.folded_name,
        free_play = told.free_play, blocked_regions = told.blocked_regions, rtp = told.rtp,
        rtp_is_assumed = told.rtp_is_assumed, off_list = told.off_list,
        status = case when opens then 'open' else game.status end,
        is_new = case when opens then 0 else game.is_new end,
        reopens_at = case when opens then null else game.reopens_at end
      from (
        select said.*, stands.waits_for_vendor and stands.off_list and not said.off_list
          and (stands.reopens_at is null or stands.reopens_at <= ${now}) as opens
        from json_populate_recordset(null::game, ${chunk}::json) as said
          join game as stands on stands.node_id = said.node_id
      ) as told
      where game.node_id = told.node_id`.execute(trx),
  )
}

async function inChunks(rows: readonly object[], write: (chunk: string) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other, in one transaction
    await write(JSON.stringify(rows.slice(start, start + chunkSize)))
  }
}
