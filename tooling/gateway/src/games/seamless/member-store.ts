import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { memberAccount } from '../../ledger/ledger.ts'

/** What a vendor calls a member by, and what the member's merchant has set. */
export function getMember(
  trx: Database,
  accountId: number,
): Promise<{ id: number; nickname: string; settings: MerchantSettings }> {
  return trx
    .selectFrom('account')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select(['account.id', 'account.nickname', 'merchant.settings'])
    .where('account.id', '=', accountId)
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
