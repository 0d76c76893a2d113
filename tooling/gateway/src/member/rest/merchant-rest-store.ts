import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Every merchant, with the months after which its accounts rest where it says so. */
export async function listMerchants(db: Database): Promise<{ id: number; restMonths: number | null }[]> {
  const { rows } = await sql<{ id: number; restMonths: number | null }>`
    select id, (settings -> 'signIn' ->> 'restMonths')::int as "restMonths" from merchant order by id`.execute(
    db,
  )
  return rows
}
