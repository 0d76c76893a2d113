import { sql } from 'kysely'
import type { CloseRefusal } from '@saola/protocol'
import { payoutMayReturnMs } from '@saola/rules'
import type { Database } from '../db/database.ts'

/** Locks an account, then all of its ledger accounts, until the transaction ends: as and in the order that transfers do. */
export async function lockMoneyOf(trx: Database, accountId: number): Promise<void> {
  await sql`select id from account where id = ${accountId} for no key update`.execute(trx)
  await sql`select id from ledger_account where owner_id = ${accountId} order by id for no key update`.execute(
    trx,
  )
}

/**
 * How often anything happened that changes what an account has at vendors: the transfers that began and that ended, the
 * bets that vendors told of and those that ended. It only grows, so the same number twice means that nothing happened.
 */
export async function countVendorEvents(db: Database, accountId: number): Promise<number> {
  const { rows } = await sql<{ events: number }>`select (
      (select count(*) + count(*) filter (where state <> 'pending')
        from vendor_transfer where account_id = ${accountId})
      + (select count(*) + count(*) filter (where status <> 'open')
        from bet where account_id = ${accountId} and wallet = 'vendor')
    ) as events`.execute(db)
  return Number(rows[0]?.events ?? 0)
}

/** What keeps an account from being closed. */
export async function listCloseRefusals(
  trx: Database,
  accountId: number,
  now: number,
): Promise<CloseRefusal[]> {
  const { rows } = await sql<Record<CloseRefusal, boolean>>`select
    exists(select 1 from ledger_account
      where owner_id = ${accountId} and kind in ('wallet', 'transit') and currency = 'VND' and balance > 0) as balance,
    exists(select 1 from bet where account_id = ${accountId} and status = 'open') as bets,
    exists(select 1 from withdrawal
      where account_id = ${accountId} and (state in ('in_process', 'approved')
        or confirmation in ('partly_sent', 'partly_received', 'not_received')
        or (sent > 0 and disbursed_at > ${now - payoutMayReturnMs}))) as withdrawal,
    exists(select 1 from deposit
      where account_id = ${accountId} and status = 'pending' and expires_at > ${now})
      or exists(select 1 from deposit join bank_transfer on bank_transfer.deposit_id = deposit.id
        where deposit.account_id = ${accountId} and bank_transfer.state = 'waiting') as deposit`.execute(trx)
  const found = rows[0]
  return (['balance', 'bets', 'withdrawal', 'deposit'] as const).filter((reason) => found?.[reason])
}

/** The vendors that an account's money was ever moved to. */
export async function listVendorsPaid(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('vendor_transfer')
    .select('vendor_code')
    .distinct()
    .where('account_id', '=', accountId)
    .where('direction', '=', 'in')
    .where('state', '<>', 'refused')
    .execute()
  return rows.map(({ vendor_code: code }) => code)
}
