import type { Database } from '../../db/database.ts'
import type { MerchantSettings } from '../../db/merchant-settings.ts'
import { memberAccount } from '../../ledger/ledger.ts'

/** What a vendor calls a member by, and what the member's merchant has set. */
export function getMember(
  trx: Database,
  accountId: number,
): Promise<{ id: number; nickname: string; merchant: string; settings: MerchantSettings }> {
  return trx
    .selectFrom('account')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select(['account.id', 'account.nickname', 'merchant.code as merchant', 'merchant.settings'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Whether somebody has opened a title that a vendor serves. */
export async function hasPlayedAt(
  trx: Database,
  { accountId, vendor }: { accountId: number; vendor: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('play_session')
    .innerJoin('game', 'game.node_id', 'play_session.node_id')
    .select('play_session.id')
    .where('play_session.account_id', '=', accountId)
    .where('game.served_by', '=', vendor)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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
