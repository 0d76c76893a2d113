import type { MoneyKind } from '@saola/protocol'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isUpTo, type Counted } from '../../http/page-store.ts'
import { moneyIs } from './measure-store.ts'
import { membersOf, type Whose } from './member-store.ts'
import type { ReportPeriod } from './report-period.ts'

export type MoneyFilter = {
  whose: Whose
  period: ReportPeriod
  kind?: MoneyKind | undefined
  /** Who reads it: nobody above the own upline is named. */
  readerId: number
  /** The last transfer of a list as it stood (wire 33). */
  upTo?: number | undefined
}

/** An amount that came or went, and what the wallet held after it; of a step beside the wallet nothing is told. */
export type MoneyRow = {
  account_id: number
  name: string
  transfer_id: number
  ledger_account_id: number
  created_at: number
  kind: string
  amount: number
  balance: number | null
  reference: string
  remark: string
  /** What was written to a transfer along the line. */
  note: string | null
  /** Whether another account is on the other side, and its name where the reader may know it. */
  has_other: boolean
  other_name: string | null
}

export type MoneySums = Counted & { sumIn: number; sumOut: number }

/** Where a list goes on: after this row. */
export type MoneyPlace = Pick<MoneyRow, 'created_at' | 'transfer_id' | 'ledger_account_id'>

/** Money outside play, newest first: a page by its offset, or what follows a row. */
export async function listMoney(
  db: Database,
  filter: MoneyFilter,
  page: { limit: number; offset?: number; after?: MoneyPlace | undefined },
): Promise<MoneyRow[]> {
  const { after } = page
  const further =
    after === undefined
      ? sql`true`
      : sql`(money.created_at, money.transfer_id, money.ledger_account_id)
          < (${after.created_at}, ${after.transfer_id}, ${after.ledger_account_id})`
  const { rows } = await sql<MoneyRow>`
    with member as materialized (${membersOf(filter.whose)}),
    shown as materialized (
      select money.* from ${moneyOf(filter)} and ${further}
      order by money.created_at desc, money.transfer_id desc, money.ledger_account_id desc
      limit ${page.limit} offset ${page.offset ?? 0}
    )
    select shown.account_id, account.name, shown.transfer_id, shown.ledger_account_id, shown.created_at, shown.kind,
      shown.amount, transfer.reference, transfer.remark, agent_transfer.remark as note,
      other.id is not null as has_other, named.name as other_name,
      case when ledger_account.kind = 'wallet' then entry.balance_after end as balance
    from shown
    join account on account.id = shown.account_id
    join transfer on transfer.id = shown.transfer_id
    join ledger_account on ledger_account.id = shown.ledger_account_id
    left join agent_transfer on agent_transfer.transfer_id = shown.transfer_id
    left join lateral (
      select other_account.owner_id as id from entry as other_entry
      join ledger_account as other_account on other_account.id = other_entry.ledger_account_id
      where other_entry.transfer_id = shown.transfer_id and other_account.owner_id <> shown.account_id
      limit 1
    ) as other on true
    left join account as named on named.id = other.id
      and (exists (select from descent where descendant_id = named.id and ancestor_id = ${filter.readerId})
        or named.id = (select upline_id from account where id = ${filter.readerId}))
    join entry on entry.transfer_id = shown.transfer_id and entry.ledger_account_id = shown.ledger_account_id
    order by shown.created_at desc, shown.transfer_id desc, shown.ledger_account_id desc`.execute(db)
  return rows
}

/** How many rows pass a filter, the newest transfer among them, and what came and went in all of them; `sumOut` is positive. */
export async function sumMoney(db: Database, filter: MoneyFilter): Promise<MoneySums> {
  const { rows } = await sql<MoneySums>`
    with member as materialized (${membersOf(filter.whose)})
    select count(*) as count, max(money.transfer_id) as newest,
      coalesce(sum(money.amount) filter (where money.amount > 0), 0)::bigint as "sumIn",
      coalesce(-sum(money.amount) filter (where money.amount < 0), 0)::bigint as "sumOut"
    from ${moneyOf(filter)}`.execute(db)
  return rows[0] ?? { count: 0, newest: null, sumIn: 0, sumOut: 0 }
}

function moneyOf({ period, kind, upTo }: MoneyFilter): RawBuilder<unknown> {
  return sql`member join money_entry as money on money.account_id = member.id
    where money.created_at between ${period.startTime} and ${period.endTime}
      and ${kind === undefined ? sql`true` : moneyIs(kind)}
      and ${isUpTo(sql`money.transfer_id`, upTo)}`
}
