import { sql, type Selectable } from 'kysely'
import type { Limit, LimitKind, LimitPeriod } from '@saola/rules'
import { planOnce } from '@saola/server'
import type { Database } from '../db/database.ts'
import { numberList } from '../db/number-list.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Locks an account until the transaction ends. Whoever changes a limit or a pause, and whoever is bound by them, takes
 * this lock first, so that neither slips past the other. Rows are read after it, in statements of their own.
 */
export async function lockProtection(trx: Database, accountId: number): Promise<void> {
  await lockProtections(trx, [accountId])
}

/** Locks many accounts the same way, in the order of their numbers. */
export async function lockProtections(trx: Database, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return
  await lockAskedAccounts(trx, { ids: numberList(accountIds) })
}

const lockAskedAccounts = planOnce('lock_accounts', (db: Database, { ids }: { ids: string }) =>
  sql`select id from account where id = any(${ids}::bigint[]) order by id for no key update`.compile(db),
)

/** The limits of an account, its own with their wishes and the operator's, in the order of kinds and periods. */
export async function readLimits(db: Database, accountId: number): Promise<Limit[]> {
  return (await readLimitsOf(db, [accountId])).get(accountId) ?? []
}

/** The limits of accounts in the same order, by the account. */
export async function readLimitsOf(
  db: Database,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Limit[]>> {
  const rows = await askLimits(db, { ids: numberList(accountIds) })
  const byAccount = Map.groupBy(rows, ({ account_id: id }) => id)
  return new Map([...byAccount].map(([id, own]) => [id, own.map(toLimit)]))
}

type LimitRow = Omit<Selectable<Schema['protection_limit']>, 'set_at' | 'told_at'> & { is_operators: boolean }

const askLimits = planOnce('limits', (db: Database, { ids }: { ids: string }) =>
  sql<LimitRow>`
    select account_id, kind, period, amount, wished_amount, filed_at, confirm_from, confirm_until, false as is_operators
    from protection_limit where account_id = any(${ids}::bigint[])
    union all
    select account_id, kind, period, amount, null, null, null, null, true
    from operator_limit where account_id = any(${ids}::bigint[]) and kind <> 'time' and ended_at is null
    order by kind, period, is_operators`.compile(db),
)

function toLimit(row: LimitRow): Limit {
  const { kind, period, amount, filed_at: filedAt } = row
  if (row.is_operators) return { kind, period, amount, owner: 'operator' }
  const { confirm_from: confirmFrom, confirm_until: confirmUntil } = row
  if (filedAt === null || confirmFrom === null || confirmUntil === null) return { kind, period, amount }
  const request = { amount: row.wished_amount ?? undefined, filedAt, confirmFrom, confirmUntil }
  return { kind, period, amount, request }
}

/** Writes a limit as it is after a step. */
export async function saveLimit(trx: Database, accountId: number, limit: Limit, now: number): Promise<void> {
  const { kind, period, amount, request } = limit
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
    .insertInto('protection_limit')
    .values({ account_id: accountId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'period']).doUpdateSet(values))
    .execute()
}

/** Takes a limit away. */
export async function removeLimit(
  trx: Database,
  accountId: number,
  { kind, period }: { kind: LimitKind; period: LimitPeriod },
): Promise<void> {
  await trx
    .deleteFrom('protection_limit')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .execute()
}

/** A wish for a higher limit that can be confirmed now. */
export type ConfirmableWish = {
  accountId: number
  kind: LimitKind
  period: LimitPeriod
  confirmUntil: number | null
}

/** Marks wishes as told before they are, so that two processes never tell one twice; `most` at a time. */
export function claimConfirmable(db: Database, now: number, most: number): Promise<ConfirmableWish[]> {
  return db
    .updateTable('protection_limit')
    .set({ told_at: now })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'kind', 'period'),
        'in',
        selectFrom('protection_limit')
          .select(['account_id', 'kind', 'period'])
          .where('filed_at', 'is not', null)
          .where('told_at', 'is', null)
          .where('confirm_from', '<=', now)
          .where('confirm_until', '>', now)
          .orderBy('confirm_from')
          .limit(most)
          .forUpdate()
          .skipLocked()
          .$asTuple('account_id', 'kind', 'period'),
      ),
    )
    .returning(['account_id as accountId', 'kind', 'period', 'confirm_until as confirmUntil'])
    .execute()
}
