import { isPayoutLocked } from '../accounts/payout-guard/payout-guard-store.ts'
import type { Database } from '../db/database.ts'

/** What an account is, as far as it bears on whether money may come to it. */
export type ReceiverRow = { type: number; isClosed: boolean; isLocked: boolean }

/** An account for which money has come. */
export async function getReceiver(trx: Database, accountId: number): Promise<ReceiverRow> {
  const { type, activeFlag, isLocked } = await trx
    .selectFrom('account')
    .select(['type', 'active_flag as activeFlag', isPayoutLocked().as('isLocked')])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { type, isClosed: activeFlag !== 1, isLocked }
}
