import { sql, type RawBuilder } from 'kysely'
import type { EarnType } from '@saola/rules'
import type { Database } from '../db/database.ts'
import type { MerchantSettings } from '../db/merchant-settings.ts'

/** What an account played or deposited of one type since its points were last booked. */
export type PointChange = {
  account_id: number
  type: EarnType
  amount: number
  /** The youngest change in it, which no other booking has. */
  last_id: number
  settings: MerchantSettings
}

/**
 * Takes up to `most` changes, summed by account and type, in one order. Two processes take different ones. Trial accounts
 * play with play money and earn nothing.
 */
export async function takeChanges(
  trx: Database,
  most: number,
): Promise<{ count: number; changes: PointChange[] }> {
  const { rows } = await sql<PointChange & { count: number; earns: boolean }>`
    with taken as (
      delete from point_change where id in (
        select id from point_change order by id limit ${most} for update skip locked
      )
      returning *
    )
    select summed.*, account.type <> 4 as earns, merchant.settings
    from (
      select account_id, type, sum(amount)::bigint as amount, max(id) as last_id, count(*) as count
      from taken group by account_id, type
    ) as summed
    join account on account.id = summed.account_id
    join merchant on merchant.id = account.merchant_id
    order by summed.account_id, summed.type`.execute(trx)
  const count = rows.reduce((total, row) => total + Number(row.count), 0)
  return { count, changes: rows.filter(({ earns, amount }) => earns && amount !== 0) }
}

/** How far an account is to its next point of a type, at the ratio that this was counted with. */
export type Progress = { carried: number; points: number; perAmount: number }

/** Reads what is carried and locks it until the transaction ends; a name is `account/type`. */
export async function lockProgress(
  trx: Database,
  changes: readonly PointChange[],
): Promise<ReadonlyMap<string, Progress>> {
  const { rows } = await sql<Progress & { name: string }>`
    insert into point_progress (account_id, type, points, per_amount, carried)
    select account_id, type, 0, 0, 0
    from unnest(${changes.map((each) => each.account_id)}::bigint[], ${changes.map((each) => each.type)}::text[])
      as wanted (account_id, type)
    on conflict (account_id, type) do update set carried = point_progress.carried
    returning account_id || '/' || type as name, points, per_amount as "perAmount", carried`.execute(trx)
  return new Map(rows.map(({ name, ...progress }) => [name, progress]))
}

/** What was booked for a change. */
export type Earning = {
  change: PointChange
  ratio: { points: number; perAmount: number }
  changed: number
  carried: number
  /** What could not be taken back, because it was spent. */
  owed: number
  /** None where the amount was too small for a point. */
  transferId: number | undefined
}

/** Leaves out of the count what earns nothing. */
export async function skipChanges(trx: Database, changes: readonly PointChange[]): Promise<void> {
  if (changes.length === 0) return
  await sql`update point_progress set counted_before = counted_before + skipped.amount
    from unnest(${changes.map((each) => each.account_id)}::bigint[], ${changes.map((each) => each.type)}::text[],
      ${changes.map((each) => each.amount)}::bigint[]) as skipped (account_id, type, amount)
    where point_progress.account_id = skipped.account_id and point_progress.type = skipped.type`.execute(trx)
}

/** Points that the present ratio of a row of progress has earned with an amount, whole ones. */
export const earnedWith = (counted: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(floor(
  ((${counted} - point_progress.counted_before)::numeric * point_progress.points + point_progress.carried_before)
    / nullif(point_progress.per_amount, 0)), 0)::bigint`

/** Writes what is carried now, and which rule earned each transfer. */
export async function saveEarnings(trx: Database, earnings: readonly Earning[]): Promise<void> {
  const column = <T>(read: (earning: Earning) => T): T[] => earnings.map(read)
  const written = sql`unnest(
    ${column(({ change }) => change.account_id)}::bigint[], ${column(({ change }) => change.type)}::text[],
    ${column(({ ratio }) => ratio.points)}::bigint[], ${column(({ ratio }) => ratio.perAmount)}::bigint[],
    ${column(({ carried }) => carried)}::bigint[], ${column(({ change }) => change.amount)}::bigint[],
    ${column(({ changed }) => changed)}::bigint[], ${column(({ transferId }) => transferId ?? null)}::bigint[])
    as booked (account_id, type, points, per_amount, carried, amount, changed, transfer_id)`
  const isSame = sql`point_progress.points = booked.points and point_progress.per_amount = booked.per_amount`
  const before = sql`point_progress.counted - booked.amount`
  // A new ratio begins with what it books now, and with nothing carried.
  await sql`update point_progress
    set points = booked.points, per_amount = booked.per_amount, carried = booked.carried,
      counted_before = case when ${isSame} then counted_before else ${before} end,
      carried_before = case when ${isSame} then carried_before else 0 end,
      earned_before = earned_before + case when ${isSame} then 0 else ${earnedWith(before)} end
    from ${written}
    where point_progress.account_id = booked.account_id and point_progress.type = booked.type`.execute(trx)
  await sql`insert into point_earning (transfer_id, account_id, type, points, per_amount, amount, changed)
    select transfer_id, account_id, type, points, per_amount, amount, changed
    from ${written} where transfer_id is not null`.execute(trx)
}

/** The points that deposits earned an account since a moment. */
export async function sumEarnedByDeposit(db: Database, accountId: number, since: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(point_earning.changed), 0)::bigint as points
    from point_earning join transfer on transfer.id = point_earning.transfer_id
    where point_earning.account_id = ${accountId} and point_earning.type = 'deposit'
      and transfer.created_at >= ${since}`.execute(db)
  return rows[0]?.points ?? 0
}
