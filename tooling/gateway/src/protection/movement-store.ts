import { transferIs } from '../ledger/ledger.ts'
import { sql } from 'kysely'
import { limitFrom, type LimitKind, type LimitPeriod, type Movement } from '@saola/rules'
import type { Database } from '../db/database.ts'

type Bounding = { readonly kind: LimitKind; readonly period: LimitPeriod }

/**
 * What counts against the limits of an account, summed up as far as the rules allow: movements between the starts of
 * two periods are one of their sum at the time of the oldest, so that a busy month is a few rows. Deposits are money
 * that arrived, and codes that may still be paid unless `arrivedOnly`; stakes count when placed, unless the round was
 * cancelled, winnings when paid.
 */
export async function readMovements(
  db: Database,
  accountId: number,
  limits: readonly Bounding[],
  now: number,
  arrivedOnly = false,
): Promise<Movement[]> {
  if (limits.length === 0) return []
  const starts = [...new Set(limits.map(({ period }) => limitFrom(period, now)))].toSorted((a, b) => a - b)
  const from = starts[0] ?? now
  const withDeposits = limits.some(({ kind }) => kind === 'deposit')
  const withBets = limits.some(({ kind }) => kind !== 'deposit')
  // A process whose clock runs ahead of ours wrote what is later than now; it counts all the same.
  const { rows } = await sql<Movement>`
    select kind, sum(amount)::bigint as amount, min(least(at, ${now}::bigint)) as at
    from (
      select 'deposit' as kind, entry.amount, entry.created_at as at
      from ledger_account
      join entry on entry.ledger_account_id = ledger_account.id
      join transfer on transfer.id = entry.transfer_id
      where ${withDeposits} and ledger_account.owner_id = ${accountId}
        and ledger_account.kind in ('wallet', 'debt')
        and ${transferIs('deposit')} and entry.created_at >= ${from}
      union all
      select 'deposit', amount, created_at from deposit
      where ${withDeposits && !arrivedOnly} and account_id = ${accountId} and status = 'pending' and expires_at > ${now}
      union all
      select 'stake', bet_amount, placed_at from bet
      where ${withBets} and account_id = ${accountId} and status <> 'cancelled' and placed_at >= ${from}
      union all
      select 'win', win_amount, settled_at from bet
      where ${withBets} and account_id = ${accountId} and win_amount > 0 and settled_at >= ${from}
    ) as movement
    group by kind, width_bucket(least(at, ${now}::bigint), ${`{${starts.join(',')}}`}::bigint[])`.execute(db)
  return rows
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
