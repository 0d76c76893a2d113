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

/** A page of money outside play, newest first. */
export function listMoney(
  db: Database,
  filter: MoneyFilter,
  page: { limit: number; offset: number },
): Promise<MoneyRow[]> {
  return readRows(
    db,
    filter.readerId,
    sql`
    with member as materialized (${membersOf(filter.whose)}),
    shown as materialized (
      select money.* from ${moneyOf(filter)}
      order by ${newestFirst} limit ${page.limit} offset ${page.offset}
    )`,
  )
}

/** Where rows of a list stand, newest first: numbers alone, so that many may be held. */
export type MoneyPlaces = Readonly<Record<(typeof placeNames)[number], Float64Array>>
const placeNames = ['account_id', 'created_at', 'transfer_id', 'ledger_account_id'] as const

/** Where the next rows of a list stand: what follows the last of those before. */
export async function listPlaces(
  db: Database,
  filter: MoneyFilter,
  { before, limit }: { before: MoneyPlaces | undefined; limit: number },
): Promise<MoneyPlaces> {
  const [, time, transfer, ledgerAccount] = placeNames.map((name) => before?.[name].at(-1))
  const further =
    before === undefined
      ? sql`true`
      : sql`(money.created_at, money.transfer_id, money.ledger_account_id)
          < (${time}, ${transfer}, ${ledgerAccount})`
  // What is newer than the place is not looked at again.
  const endTime = time ?? filter.period.endTime
  const arrays = placeNames.map((name) => sql`array_agg(${sql.ref(name)} order by place) as ${sql.ref(name)}`)
  const { rows } = await sql<Record<(typeof placeNames)[number], string[] | null>>`
    with member as materialized (${membersOf(filter.whose)}),
    next as (
      select ${sql.join(placeNames.map((name) => sql.ref(`money.${name}`)))},
        row_number() over (order by ${newestFirst}) as place
      from ${moneyOf({ ...filter, period: { ...filter.period, endTime } })} and ${further}
      order by place limit ${limit}
    )
    select ${sql.join(arrays)} from next`.execute(db)
  const [found] = rows
  const column = (name: (typeof placeNames)[number]) => Float64Array.from(found?.[name] ?? [], Number)
  return {
    account_id: column('account_id'),
    created_at: column('created_at'),
    transfer_id: column('transfer_id'),
    ledger_account_id: column('ledger_account_id'),
  }
}

/** The rows at some places, newest first. */
export function readPlaces(
  db: Database,
  readerId: number,
  places: MoneyPlaces,
  { from, to }: { from: number; to: number },
): Promise<MoneyRow[]> {
  const columns = placeNames.map((name) => sql`${[...places[name].subarray(from, to)]}::bigint[]`)
  return readRows(
    db,
    readerId,
    sql`
    with shown as materialized (
      select money.* from unnest(${sql.join(columns)})
        as place (account_id, created_at, transfer_id, ledger_account_id)
      join money_entry as money using (account_id, created_at, transfer_id, ledger_account_id)
    )`,
  )
}

const newestFirst = sql`money.created_at desc, money.transfer_id desc, money.ledger_account_id desc`

/** Everything that is told of the rows `shown`. */
async function readRows(db: Database, readerId: number, shown: RawBuilder<unknown>): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`${shown}
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
      and (exists (select from descent where descendant_id = named.id and ancestor_id = ${readerId})
        or named.id = (select upline_id from account where id = ${readerId}))
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
