import { sql } from 'kysely'
import { planOnce } from '@saola/server'
import { isVerifiedColumn } from '../accounts/identity/identity-store.ts'
import type { Database } from '../db/database.ts'
import type { MerchantSettings } from '../db/merchant-settings.ts'
import { numberList } from '../db/number-list.ts'

/** Whether an account may play, since when it is there, whether its identity is verified, whether it has ever taken a break or an exclusion or has a limit, and what its merchant has set. */
export type Staker = {
  id: number
  type: number
  is_active: boolean
  registered_at: number
  is_verified: boolean
  is_guarded: boolean
  settings: MerchantSettings
}

/** Of accounts that are locked, as they and their merchants stand now, by the account. */
export async function listStakers(
  trx: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Staker>> {
  if (accountIds.length === 0) return new Map()
  const rows = await askStakers(trx, { ids: numberList(accountIds) })
  return new Map(rows.map((row) => [row.id, row]))
}

const askStakers = planOnce('stakers', (db: Database, { ids }: { ids: string }) =>
  sql<Staker>`
    select account.id, account.type, account.active_flag = 1 as is_active, account.registered_at, merchant.settings,
      ${isVerifiedColumn} as is_verified,
      exists (select from protection_limit where account_id = account.id)
        or exists (select from protection_pause where account_id = account.id)
        or exists (select from protection_time_limit where account_id = account.id)
        or exists (select from operator_limit where account_id = account.id and ended_at is null) as is_guarded
    from account join merchant on merchant.id = account.merchant_id
    where account.id = any(${ids}::bigint[])`.compile(db),
)
