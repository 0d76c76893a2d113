import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readStandings } from '../settlement/adjustment-store.ts'

/** What the last dividend that ended before a moment left to make good, its corrections included; zero or less. */
export async function readCarried(
  db: Database,
  { uplineId, downlineId, before }: { uplineId: number; downlineId: number; before: number },
): Promise<number> {
  const { rows } = await sql<{ id: number; carriedOut: number }>`
    select id, carried_out as "carriedOut" from bill
    where upline_id = ${uplineId} and downline_id = ${downlineId} and kind = 'dividend' and closes_at <= ${before}
    order by closes_at desc, id desc limit 1`.execute(db)
  const [last] = rows
  if (last === undefined) return 0
  return (await readStandings(db, [last.id])).get(last.id)?.carriedOut ?? last.carriedOut
}
