import { isUpTo, type Counted } from '../http/page-store.ts'
import { transferIs } from '../ledger/ledger.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { startOfDay } from '@saola/i18n'
import type { TransferKind } from '../ledger/ledger.ts'
import { dayMs, vietnamOffsetMs } from '@saola/rules'
import type { ConfirmationState, WithdrawalState } from '@saola/rules'

export type StatementFilter = {
  /** The wallet's ledger account. */
  wallet: number
  kinds: readonly TransferKind[]
  startTime: number
  endTime: number
  /** The last transfer of a statement as it stood (wire 33). */
  upTo?: number | undefined
}

/** An entry of a wallet; `id` is that of its transfer, which moves a ledger account once. */
export type StatementEntry = {
  id: number
  kind: TransferKind
  reference: string
  remark: string
  game_name_vi: string | null
  game_name_en: string | null
  /** What was written to a transfer along the line. */
  note: string | null
  withdrawal_id: number | null
  /** How the withdrawal of a hold stands by now. */
  withdrawal_state: WithdrawalState | ConfirmationState | null
  other_kind: string | null
  other_name: string | null
  vendor_name_vi: string | null
  vendor_name_en: string | null
  amount: number
  balance_after: number
  created_at: number
}

/**
 * One page of a ledger account's entries, newest first: in the order of their transfers, which is the order in which the
 * balance moved, whatever the clocks of two processes said.
 */
export async function listEntries(
  db: Database,
  filter: StatementFilter,
  part: { limit: number; offset: number },
): Promise<StatementEntry[]> {
  const { rows } = await pageOf(filter, part).execute(db)
  return rows
}

/** The query of one page, which the tests ask the database to explain. */
export function pageOf(
  filter: StatementFilter,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<StatementEntry> {
  return describeEntries(sql`
    select entry.transfer_id, entry.ledger_account_id, entry.amount, entry.balance_after, entry.created_at
    from ${entriesOf(filter)} where transfer.kind = any(${[...filter.kinds]}::text[])
    order by entry.transfer_id desc limit ${limit} offset ${offset}`)
}

/** One entry of a ledger account. */
export async function findEntry(
  db: Database,
  wallet: number,
  id: number,
): Promise<StatementEntry | undefined> {
  const { rows } = await describeEntries(sql`
    select transfer_id, ledger_account_id, amount, balance_after, created_at
    from entry where transfer_id = ${id} and ledger_account_id = ${wallet}`).execute(db)
  return rows[0]
}

/** Count and sums over the whole filter, and the newest transfer of any kind, for a day ends with all of them; `sumOut` is positive. */
export async function sumEntries(
  db: Database,
  filter: StatementFilter,
): Promise<Counted & { sumIn: number; sumOut: number }> {
  const isShown = sql`transfer.kind = any(${[...filter.kinds]}::text[])`
  const { rows } = await sql<Counted & { sumIn: number; sumOut: number }>`
    select count(*) filter (where ${isShown}) as count, max(entry.transfer_id) as newest,
      coalesce(sum(entry.amount) filter (where entry.amount > 0 and ${isShown}), 0)::bigint as "sumIn",
      coalesce(-sum(entry.amount) filter (where entry.amount < 0 and ${isShown}), 0)::bigint as "sumOut"
    from ${entriesOf(filter)}`.execute(db)
  return rows[0] ?? { count: 0, newest: null, sumIn: 0, sumOut: 0 }
}

/** A day of a ledger account; `time` is its first moment. */
export type DayTotal = { time: number; sumIn: number; sumOut: number; endBalance: number }

/** The days between two moments, newest first, each counted as a whole as far as the filter's period reaches. */
export async function sumDays(
  db: Database,
  filter: StatementFilter,
  between: { first: number; last: number },
): Promise<DayTotal[]> {
  const whole = {
    ...filter,
    startTime: Math.max(filter.startTime, startOfDay(between.first)),
    endTime: Math.min(filter.endTime, startOfDay(between.last, 1) - 1),
  }
  const isShown = sql`transfer.kind = any(${[...filter.kinds]}::text[])`
  const { rows } = await sql<{ day: number; sum_in: number; sum_out: number; end_balance: number }>`
    select (entry.created_at + ${sql.lit(vietnamOffsetMs)}) / ${sql.lit(dayMs)} as day,
      coalesce(sum(entry.amount) filter (where entry.amount > 0 and ${isShown}), 0)::bigint as sum_in,
      coalesce(-sum(entry.amount) filter (where entry.amount < 0 and ${isShown}), 0)::bigint as sum_out,
      (array_agg(entry.balance_after order by entry.transfer_id desc))[1] as end_balance
    from ${entriesOf(whole)}
    group by 1 having count(*) filter (where ${isShown}) > 0 order by 1 desc`.execute(db)
  return rows.map((row) => ({
    time: row.day * dayMs - vietnamOffsetMs,
    sumIn: row.sum_in,
    sumOut: row.sum_out,
    endBalance: row.end_balance,
  }))
}

function entriesOf(filter: StatementFilter): RawBuilder<unknown> {
  // `offset 0` keeps the period together: the planner would rather walk all transfers backwards until a page is full,
  // which for an old month of a quiet member is the whole ledger.
  return sql`(
      select transfer_id, ledger_account_id, amount, balance_after, created_at from entry
      where ledger_account_id = ${filter.wallet} and created_at between ${filter.startTime} and ${filter.endTime}
        and ${isUpTo(sql`transfer_id`, filter.upTo)}
      offset 0
    ) as entry
    join transfer on transfer.id = entry.transfer_id`
}

/** What a reader wants to know about a handful of entries. */
function describeEntries(entries: RawBuilder<unknown>): RawBuilder<StatementEntry> {
  return sql<StatementEntry>`
    with shown as (${entries})
    select shown.transfer_id as id, transfer.kind, transfer.reference, transfer.remark, shown.amount,
      shown.balance_after, shown.created_at, game.name_vi as game_name_vi, game.name_en as game_name_en,
      agent_transfer.remark as note, withdrawal.id as withdrawal_id, coalesce(withdrawal.confirmation, withdrawal.state) as withdrawal_state,
      other.kind as other_kind, other.name as other_name,
      vendor.name_vi as vendor_name_vi, vendor.name_en as vendor_name_en
    from shown
    join transfer on transfer.id = shown.transfer_id
    left join bet on bet.order_no = transfer.reference and ${transferIs('bet', 'win', 'rollback')}
    left join game on game.node_id = bet.node_id
    left join agent_transfer on agent_transfer.transfer_id = transfer.id and ${transferIs('transfer')}
    left join withdrawal on withdrawal.hold_transfer_id = transfer.id and ${transferIs('hold')}
    left join lateral (
      select ledger_account.kind, account.name from entry as other
      join ledger_account on ledger_account.id = other.ledger_account_id
      left join account on account.id = ledger_account.owner_id
      where other.transfer_id = shown.transfer_id and other.ledger_account_id <> shown.ledger_account_id
      order by other.ledger_account_id limit 1
    ) as other on true
    left join vendor_transfer on vendor_transfer.order_no = transfer.reference
      and ${transferIs('vendor-in', 'vendor-out', 'vendor-return')}
    left join vendor on 'vendor:' || vendor.code = coalesce('vendor:' || vendor_transfer.vendor_code, other.kind)
    order by shown.transfer_id desc`
}
