import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What the clock of the database says, in milliseconds. */
export async function readDatabaseClock(db: Database): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database did not tell its time')
  return row.at
}
