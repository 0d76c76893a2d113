import type { TimeLimit, TimePeriod } from '@saola/rules'
import type { Database } from '../../db/database.ts'

/** A limit on time of play as it is read with what else bounds a stake. */
export type TimeLimitRow = {
  period: TimePeriod
  amount: number
  wished_amount: number | null
  filed_at: number | null
  confirm_from: number | null
  confirm_until: number | null
  is_operators: boolean
}

/** The same as the rules take it. */
export function toTimeLimit(row: TimeLimitRow): TimeLimit {
  const { period, amount, filed_at: filedAt, confirm_from: confirmFrom, confirm_until: confirmUntil } = row
  if (row.is_operators) return { period, amount, owner: 'operator' }
  if (filedAt === null || confirmFrom === null || confirmUntil === null) return { period, amount }
  const request = { amount: row.wished_amount ?? undefined, filedAt, confirmFrom, confirmUntil }
  return { period, amount, request }
}

/** The limits that a member has set on time of play, with their wishes. */
export async function readTimeLimits(db: Database, accountId: number): Promise<TimeLimit[]> {
  const rows = await db
    .selectFrom('protection_time_limit')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) => toTimeLimit({ ...row, is_operators: false }))
}

/** Writes a limit as it is after a step. */
export async function saveTimeLimit(
  trx: Database,
  accountId: number,
  { period, amount, request }: TimeLimit,
  now: number,
): Promise<void> {
  const values = {
    amount,
    set_at: now,
    wished_amount: request?.amount ?? null,
    filed_at: request?.filedAt ?? null,
    confirm_from: request?.confirmFrom ?? null,
    confirm_until: request?.confirmUntil ?? null,
    told_at: null,
  }
  await trx
    .insertInto('protection_time_limit')
    .values({ account_id: accountId, period, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'period']).doUpdateSet(values))
    .execute()
}

/** Takes a limit away. */
export async function removeTimeLimit(trx: Database, accountId: number, period: TimePeriod): Promise<void> {
  await trx
    .deleteFrom('protection_time_limit')
    .where('account_id', '=', accountId)
    .where('period', '=', period)
    .execute()
}

/** A wish for more time, or no limit on it, that can be confirmed now. */
export type ConfirmableTime = {
  accountId: number
  kind: 'time'
  period: TimePeriod
  confirmUntil: number | null
}

/** Marks such wishes as told before they are, so that two processes never tell one twice; `most` at a time. */
export async function claimConfirmableTimes(
  db: Database,
  now: number,
  most: number,
): Promise<ConfirmableTime[]> {
  const rows = await db
    .updateTable('protection_time_limit')
    .set({ told_at: now })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'period'),
        'in',
        selectFrom('protection_time_limit')
          .select(['account_id', 'period'])
          .where('filed_at', 'is not', null)
          .where('told_at', 'is', null)
          .where('confirm_from', '<=', now)
          .where('confirm_until', '>', now)
          .orderBy('confirm_from')
          .limit(most)
          .forUpdate()
          .skipLocked()
          .$asTuple('account_id', 'period'),
      ),
    )
    .returning(['account_id as accountId', 'period', 'confirm_until as confirmUntil'])
    .execute()
  return rows.map((row) => ({ ...row, kind: 'time' }))
}
