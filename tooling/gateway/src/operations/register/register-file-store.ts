import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A file of the register: how many entries it has, when it was applied, and when all accounts had been looked at. */
export type RegisterFile = {
  file: string
  entries: number
  appliedAt: number | null
  checkedAt: number | null
}

/** The files of a merchant, the one applied last first. */
export async function listRegisterFiles(db: Database, merchantId: number): Promise<RegisterFile[]> {
  const { rows } = await sql<RegisterFile>`
    select name as file, applied_at as "appliedAt", checked_at as "checkedAt",
      (select count(*) from register_entry where file_id = register_file.id)::int as entries
    from register_file where merchant_id = ${merchantId}
    order by applied_at desc nulls first, id desc`.execute(db)
  return rows
}

/** A file by its name, made where there is none, locked until the transaction ends. */
export async function lockRegisterFile(
  trx: Database,
  merchantId: number,
  name: string,
): Promise<{ id: number; appliedAt: number | null }> {
  await trx
    .insertInto('register_file')
    .values({ merchant_id: merchantId, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .selectFrom('register_file')
    .select(['id', 'applied_at as appliedAt'])
    .where('merchant_id', '=', merchantId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Adds entries to a file; one that is there already is there once. */
export async function addEntries(trx: Database, fileId: number, hashes: readonly string[]): Promise<void> {
  await sql`insert into register_entry (file_id, hash)
    select ${fileId}::bigint, hash from unnest(${[...hashes]}::text[]) as given (hash) on conflict do nothing`.execute(
    trx,
  )
}

/** How many entries a file has. */
export async function countEntries(trx: Database, fileId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('register_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Puts a file in force and takes away the others of the merchant; answers how many entries the one before had. */
export async function applyFile(
  trx: Database,
  merchantId: number,
  { fileId, now }: { fileId: number; now: number },
): Promise<void> {
  await trx.updateTable('register_file').set({ applied_at: now }).where('id', '=', fileId).execute()
  await trx
    .deleteFrom('register_file')
    .where('merchant_id', '=', merchantId)
    .where('id', '!=', fileId)
    .where('applied_at', 'is not', null)
    .execute()
}
