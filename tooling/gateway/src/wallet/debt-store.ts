import type { Database } from '../db/database.ts'

/** What an account owes, in đồng: money that was taken back and that its wallet did not have (wallet 61). */
export async function readOwed(db: Database, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', '=', accountId)
    .where('kind', '=', 'debt')
    .executeTakeFirst()
  return row === undefined ? 0 : Math.abs(row.balance)
}
