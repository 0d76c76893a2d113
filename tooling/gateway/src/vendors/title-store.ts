import type { Insertable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/** Names a vendor at the end of the catalogue's lanes, in both languages alike; whether it was not named before. */
export async function nameVendor(trx: Database, code: string, name: string): Promise<boolean> {
  const named = await trx
    .insertInto('vendor')
    .values(({ selectFrom }) => ({
      code,
      name_vi: name,
      name_en: name,
      is_hot: 0,
      sort: selectFrom('vendor').select(({ eb, fn, val }) =>
        eb(fn.coalesce(fn.max<number>('sort'), val(-1)), '+', 1).as('next'),
      ),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return named !== undefined
}

/** Whether the catalogue names a vendor. */
export async function isVendorNamed(db: Database, code: string): Promise<boolean> {
  const named = await db.selectFrom('vendor').select('code').where('code', '=', code).executeTakeFirst()
  return named !== undefined
}

/** Writes a title at the end of the catalogue; whether no other has its code or ids. */
export async function insertTitle(
  trx: Database,
  title: Omit<Insertable<Schema['game']>, 'sort'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('game')
    .values(({ selectFrom }) => ({
      ...title,
      sort: selectFrom('game').select(({ eb, fn, val }) =>
        eb(fn.coalesce(fn.max<number>('sort'), val(-1)), '+', 1).as('next'),
      ),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('node_id')
    .executeTakeFirst()
  return inserted !== undefined
}
