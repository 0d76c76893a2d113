import type { Database } from '../../db/database.ts'
import { settingsOfNew, type NewMerchant } from './new-merchant.ts'

/** Writes a merchant and returns its id; undefined where its code is taken. */
export async function insertMerchant(
  db: Database,
  merchant: NewMerchant,
  now: number,
): Promise<number | undefined> {
  const { code, name } = merchant
  const row = await db
    .insertInto('merchant')
    .values({ code, name, settings: JSON.stringify(settingsOfNew(merchant, now)) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
