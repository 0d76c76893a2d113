import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Adds to what accounts owe; their accounts of points are locked. */
export async function addDebts(
  trx: Database,
  debts: readonly { accountId: number; owed: number }[],
): Promise<void> {
  if (debts.length === 0) return
  await sql`insert into point_debt (account_id, owed)
    select account_id, sum(owed)
    from unnest(${debts.map(({ accountId }) => accountId)}::bigint[], ${debts.map(({ owed }) => owed)}::bigint[])
      as added (account_id, owed)
    group by account_id order by account_id
    on conflict (account_id) do update set owed = point_debt.owed + excluded.owed`.execute(trx)
}

/** What an account owes, how often some of it was paid, and the points that it has. */
export type PointDebt = { accountId: number; owed: number; payments: number; balance: number }

/** The debts of some accounts; those that owe nothing have none. */
export async function listDebts(trx: Database, accountIds: readonly number[]): Promise<PointDebt[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<PointDebt>`
    select point_debt.account_id as "accountId", owed, payments, coalesce(ledger_account.balance, 0) as balance
    from point_debt
    left join ledger_account on ledger_account.owner_id = point_debt.account_id and ledger_account.kind = 'points'
    where point_debt.account_id = any(${[...accountIds]}::bigint[]) and owed <> 0
    order by point_debt.account_id`.execute(trx)
  return rows
}

/** The points that an account still owes. */
export async function readOwedPoints(db: Database, accountId: number): Promise<number> {
  const [debt] = await listDebts(db, [accountId])
  return Math.max(0, debt?.owed ?? 0)
}

/** Notes what was paid of debts. */
export async function payDebts(
  trx: Database,
  payments: readonly { accountId: number; paid: number }[],
): Promise<void> {
  await sql`update point_debt set owed = owed - settled.paid, payments = payments + 1
    from unnest(${payments.map(({ accountId }) => accountId)}::bigint[], ${payments.map(({ paid }) => paid)}::bigint[])
      as settled (account_id, paid)
    where point_debt.account_id = settled.account_id`.execute(trx)
}

/** Accounts whose debt can be settled now: they have points, or are still to be given some. */
export async function listSettleable(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select point_debt.account_id as id from point_debt
    left join ledger_account on ledger_account.owner_id = point_debt.account_id and ledger_account.kind = 'points'
    where point_debt.owed < 0 or point_debt.owed > 0 and ledger_account.balance > 0
    order by point_debt.account_id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
