import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import type { DownlineDetail } from '@saola/protocol'
import { namesLike } from '../accounts/names/names-like-store.ts'
import { countUpTo, isUpTo, readPage, type Page, type Paged } from '../http/page-store.ts'
import { isPaused } from '../accounts/paused-store.ts'
import { passes, withWallet, type PeopleFilter } from './people-filter-store.ts'

export type DownlineSort = 'registerDate' | 'customerName' | 'accountBalance' | 'teamSize' | 'lastLogin'

export type DownlineFilter = PeopleFilter & {
  callerId: number
  /** The top of the branch; it is not part of the answer. */
  branchId: number
  isDirect: boolean
  /** Part of a name, lower case without accents; empty for all. */
  name: string
}

/** A row of the team with everything that this gateway tells of it. */
type DownlineRow = Omit<DownlineDetail, 'nickname' | 'mobile' | 'path' | 'totals'>

type Row = {
  id: number
  name: string
  type: number
  level: number
  upline_name: string | null
  team_size: number
  direct_size: number
  registered_at: number
  last_login_at: number | null
  balance: number
  active_flag: number
  is_paused: boolean
}

const teamSize = sql`(select count(*) - 1 from descent team where team.ancestor_id = account.id)`

const sortKeys = {
  registerDate: sql`account.registered_at`,
  customerName: sql`account.name collate "C"`,
  accountBalance: sql`ledger_account.balance`,
  teamSize,
  lastLogin: sql`coalesce(account.last_login_at, 0)`,
} as const satisfies Record<DownlineSort, RawBuilder<unknown>>

/** One page of a branch, and how many accounts pass the filter. `level` counts from the caller. */
export function readDownlines(
  db: Database,
  filter: DownlineFilter & { sort: DownlineSort; order: 'asc' | 'desc'; page: Page },
): Promise<Paged<DownlineRow>> {
  const direction = filter.order === 'asc' ? sql`asc` : sql`desc`
  return readPage(db, filter.page, {
    growsOnTop: false,
    count: (trx, upTo) => countUpTo(trx, sql`account.id`, sql`from ${branch(filter, upTo)}`),
    rows: async (trx, { upTo, limit, offset }) => {
      const { rows } = await sql<Row>`
        select ${rowColumns(filter.callerId, filter.now)}
        from ${branch(filter, upTo)}
        order by ${sortKeys[filter.sort]} ${direction}, account.id ${direction}
        limit ${limit} offset ${offset}`.execute(trx)
      return rows.map(describeRow)
    },
  })
}

/** The money of everybody below an account, in đồng. */
export async function readTeamBalance(db: Database, branchId: number): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(ledger_account.balance), 0)::bigint as balance
    from descent
    join ledger_account on ledger_account.owner_id = descent.descendant_id
      and ledger_account.kind = 'wallet' and ledger_account.currency = 'VND'
    where descent.ancestor_id = ${branchId} and descent.depth > 0`.execute(db)
  return rows[0]?.balance ?? 0
}

/** One account as a row, whoever asks: check the line first. */
export async function readDownline(
  db: Database,
  callerId: number,
  accountId: number,
  now: number,
): Promise<DownlineRow | undefined> {
  const { rows } = await sql<Row>`
    select ${rowColumns(callerId, now)} from account ${withWallet} where account.id = ${accountId}`.execute(
    db,
  )
  return rows[0] && describeRow(rows[0])
}

function rowColumns(callerId: number, now: number): RawBuilder<unknown> {
  return sql`account.id, account.name, account.type, account.registered_at, account.last_login_at,
    account.active_flag, ${isPaused(now)} as is_paused, ledger_account.balance,
    (select depth from descent line where line.ancestor_id = ${callerId} and line.descendant_id = account.id) as level,
    (select upline.name from account upline where upline.id = account.upline_id) as upline_name,
    ${teamSize} as team_size,
    (select count(*) from account below where below.upline_id = account.id) as direct_size`
}

function branch(filter: DownlineFilter, upTo: number | undefined): RawBuilder<unknown> {
  const depth = filter.isDirect ? sql`descent.depth = 1` : sql`descent.depth > 0`
  const name = namesLike(sql`account.name`, filter.name)
  return sql`descent join account on account.id = descent.descendant_id ${withWallet}
    where descent.ancestor_id = ${filter.branchId} and ${depth} and ${name} and ${passes(filter)}
      and ${isUpTo(sql`account.id`, upTo)}`
}

function describeRow(row: Row): DownlineRow {
  return {
    customerId: String(row.id),
    customerName: row.name,
    type: row.type,
    level: row.level,
    uplineName: row.upline_name ?? '',
    teamSize: row.team_size,
    directSize: row.direct_size,
    registerDate: row.registered_at,
    ...(row.last_login_at === null ? {} : { lastLogin: row.last_login_at }),
    accountBalance: row.balance,
    activeFlag: row.active_flag,
    isPaused: row.is_paused,
  }
}
