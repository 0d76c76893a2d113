import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Some transfers whose payer is kept as a bare hash. */
export async function listHashedPayers(db: Database, most: number): Promise<{ id: number; hash: string }[]> {
  const rows = await db
    .selectFrom('bank_transfer')
    .select(['id', 'payer_hash'])
    .where('payer_hash', 'is not', null)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id, payer_hash }) => ({ id, hash: payer_hash ?? '' }))
}

/** Keeps keys in the place of bare hashes. */
export async function updateToKeyedPayers(
  db: Database,
  keyed: readonly { id: number; key: string }[],
): Promise<void> {
  await sql`
    update bank_transfer set payer_key = keyed.key, payer_hash = null
    from unnest(${keyed.map(({ id }) => id)}::bigint[], ${keyed.map(({ key }) => key)}::text[]) as keyed (id, key)
    where bank_transfer.id = keyed.id and bank_transfer.payer_hash is not null`.execute(db)
}
