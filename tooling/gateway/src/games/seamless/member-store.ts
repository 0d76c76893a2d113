import type { Database } from '../../db/database.ts'
import { memberAccount } from '../../ledger/ledger.ts'

/** What a vendor calls a member by. */
export function getMember(trx: Database, accountId: number): Promise<{ id: number; nickname: string }> {
  return trx
    .selectFrom('account')
    .select(['id', 'nickname'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** What the member's wallet holds now, in đồng. */
export async function getMemberBalance(trx: Database, accountId: number): Promise<number> {
  const row = await trx
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', await memberAccount(trx, accountId))
    .executeTakeFirstOrThrow()
  return row.balance
}
