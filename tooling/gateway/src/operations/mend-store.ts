import type { RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'

/** What was found wrong and counted anew. */
export type Mending = { check: string; what: string; now: number }

/** Counts anew, statement by statement. */
export async function countAnew(trx: Database, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(trx)
}

/** Writes down what was counted anew. */
export async function createMendings(trx: Database, mendings: readonly Mending[]): Promise<void> {
  if (mendings.length === 0) return
  await trx
    .insertInto('mending')
    .values(mendings.map(({ check, what, now }) => ({ check_name: check, what, mended_at: now })))
    .execute()
}
