import { sql } from 'kysely'
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

/**
 * The merchant that a bank keeps money for: that of the account it is for, else the one whose bank account it came to, else the
 * only one there is; null where it might be several.
 */
export async function findReceivingMerchant(
  trx: Database,
  { accountId, bankAccount }: { accountId: number | undefined; bankAccount: string | undefined },
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select coalesce(
      (select merchant_id from account where id = ${accountId ?? null}::bigint),
      (select min(id) from merchant where settings #>> '{bank,accountNumber}' = ${bankAccount ?? null}::text
        having count(*) = 1),
      only_merchant()
    ) as id`.execute(trx)
  return rows[0]?.id ?? null
}
