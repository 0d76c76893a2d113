import { sql } from 'kysely'
import type { PatternRules } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** Where stakes are read from. */
export type StakeSource = 'lottery' | 'matches' | 'tables'

/** A merchant that looks for patterns, and for which. */
export type Watching = { merchantId: number; rules: Partial<PatternRules> }

/** The merchants that look for a pattern. */
export async function listWatching(db: Database): Promise<Watching[]> {
  const { rows } = await sql<Watching>`
    select id as "merchantId", settings -> 'patterns' as rules from merchant
    where jsonb_path_exists(settings, '$.patterns.* ? (@ != null)') order by id`.execute(db)
  return rows
}

/** Up to where a source was read; whoever looks first begins at `start`. */
export async function beginWatch(db: Database, source: StakeSource, start: number): Promise<number> {
  await db
    .insertInto('stake_watch')
    .values({ source, seen_to: start })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('stake_watch')
    .select('seen_to')
    .where('source', '=', source)
    .executeTakeFirst()
  // Somebody may have ended the watch in this moment.
  return row?.seen_to ?? start
}

/** Notes up to where a source is read; never less than before. */
export async function moveWatch(trx: Database, source: StakeSource, to: number): Promise<void> {
  await trx
    .updateTable('stake_watch')
    .set({ seen_to: to })
    .where('source', '=', source)
    .where('seen_to', '<', to)
    .execute()
}

/** Forgets up to where sources were read: whoever looks again begins at that moment. */
export async function endWatches(db: Database): Promise<void> {
  await db.deleteFrom('stake_watch').execute()
}
