import { transferIs } from '../ledger/ledger.ts'
import { sql } from 'kysely'
import { limitFrom, type LimitKind, type LimitPeriod, type Movement } from '@saola/rules'
import type { Database } from '../db/database.ts'

type Bounding = { readonly kind: LimitKind; readonly period: LimitPeriod }

/** What counts against the limits of an account; deposits are those that have arrived alone where `arrivedOnly` says so. */
export async function readMovements(
  db: Database,
  accountId: number,
  limits: readonly Bounding[],
  now: number,
  arrivedOnly = false,
): Promise<Movement[]> {
  const movements = await readMovementsOf(db, new Map([[accountId, limits]]), now, arrivedOnly)
  return movements.get(accountId) ?? []
}

/**
 * What counts against the limits of accounts, summed up as far as the rules allow: movements between the starts of
 * two periods are one of their sum at the time of the oldest, so that a busy month is a few rows. Deposits are money
 * that arrived, and codes that may still be paid unless `arrivedOnly`; stakes count when placed, unless the round was
 * cancelled, winnings when paid.
 */
export async function readMovementsOf(
  db: Database,
  limitsOf: ReadonlyMap<number, readonly Bounding[]>,
  now: number,
  arrivedOnly = false,
): Promise<ReadonlyMap<number, Movement[]>> {
  const bound = [...limitsOf].filter(([, limits]) => limits.length > 0)
  if (bound.length === 0) return new Map()
  const startsOf = ([, limits]: (typeof bound)[number]): number[] =>
    limits.map(({ period }) => limitFrom(period, now))
  const starts = [...new Set(bound.flatMap(startsOf))].toSorted((a, b) => a - b)
  const from = bound.map((each) => startsOf(each).reduce((first, start) => Math.min(first, start), now))
  const withDeposits = bound.map(([, limits]) => Number(limits.some(({ kind }) => kind === 'deposit')))
  const withBets = bound.map(([, limits]) => Number(limits.some(({ kind }) => kind !== 'deposit')))
  // A process whose clock runs ahead of ours wrote what is later than now; it counts all the same.
  const { rows } = await sql<Movement & { account_id: number }>`
    select asked.account_id, kind, sum(amount)::bigint as amount, min(least(at, ${now}::bigint)) as at
    from unnest(${list(bound.map(([id]) => id))}::bigint[], ${list(from)}::bigint[], ${list(withDeposits)}::integer[],
      ${list(withBets)}::integer[]) as asked (account_id, since, with_deposits, with_bets)
    cross join lateral (
      select 'deposit' as kind, entry.amount, entry.created_at as at
      from ledger_account
      join entry on entry.ledger_account_id = ledger_account.id
      join transfer on transfer.id = entry.transfer_id
      where asked.with_deposits = 1 and ledger_account.owner_id = asked.account_id
        and ledger_account.kind in ('wallet', 'debt')
        and ${transferIs('deposit')} and entry.created_at >= asked.since
      union all
      select 'deposit', amount, created_at from deposit
      where asked.with_deposits = 1 and ${!arrivedOnly} and account_id = asked.account_id and status = 'pending'
        and expires_at > ${now}
      union all
      select 'stake', bet_amount, placed_at from bet
      where asked.with_bets = 1 and account_id = asked.account_id and status <> 'cancelled' and placed_at >= asked.since
      union all
      select 'win', win_amount, settled_at from bet
      where asked.with_bets = 1 and account_id = asked.account_id and win_amount > 0 and settled_at >= asked.since
    ) as movement
    group by asked.account_id, kind, width_bucket(least(at, ${now}::bigint), ${list(starts)}::bigint[])`.execute(
    db,
  )
  const byAccount = Map.groupBy(rows, ({ account_id: id }) => id)
  return new Map(
    [...byAccount].map(([id, own]) => [id, own.map(({ kind, amount, at }) => ({ kind, amount, at }))]),
  )
}

/** An array literal; the driver would quote every number. */
function list(values: readonly number[]): string {
  return `{${values.join(',')}}`
}

/** Whether an account has ever asked for a deposit. */
export async function hasDeposited(db: Database, accountId: number): Promise<boolean> {
  const first = await db
    .selectFrom('deposit')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}
