import type { Database } from '../db/database.ts'
import type { SeedData } from './seed-data.ts'

/** Writes a merchant and returns its id. What the seed tells of earlier times came before any rule of the merchant. */
export async function insertMerchant(
  db: Database,
  { code, name, settings: given }: SeedData['merchant'],
  now: number,
): Promise<number> {
  const settings = { ...given, deposit: { ...given.deposit, playSince: now } }
  const row = await db
    .insertInto('merchant')
    .values({ code, name, settings: JSON.stringify(settings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
