import type { Database } from '../../db/database.ts'

/** The real name of an account; null until it has one. */
export async function getRealName(db: Database, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('real_name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.real_name
}

/** The same, with the account locked until the transaction ends. */
export async function lockRealName(trx: Database, accountId: number): Promise<string | null> {
  const row = await trx
    .selectFrom('account')
    .select('real_name')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.real_name
}

/** Gives an account its real name. */
export async function updateRealName(trx: Database, accountId: number, realName: string): Promise<void> {
  await trx.updateTable('account').set({ real_name: realName }).where('id', '=', accountId).execute()
}
