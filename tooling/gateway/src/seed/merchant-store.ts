import type { Database } from '../db/database.ts'
import type { SeedData } from './seed-data.ts'

/** Whether nobody has put a merchant in place yet. */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.selectFrom('merchant').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Writes a merchant and returns its id. */
export async function insertMerchant(
  db: Database,
  { code, name, settings }: SeedData['merchant'],
): Promise<number> {
  const row = await db
    .insertInto('merchant')
    .values({ code, name, settings: JSON.stringify(settings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
