import { sql, type RawBuilder } from 'kysely'
import type { TreeRow } from '@saola/protocol'
import type { Database } from '../../db/database.ts'
import { isUpTo, readPage, type Counted, type Cut, type Page, type Paged } from '../../http/page-store.ts'
import { isPaused } from '../../accounts/paused-store.ts'
import { passes, withWallet, type PeopleFilter } from '../people-filter-store.ts'

/** Agents first, then by name; the same wherever the place of an account is counted. */
export const inTreeOrder = (account: string): RawBuilder<unknown> => {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${account}.${name}`)
  return sql`(case when ${column('type')} in (0, 4) then 1 else 0 end), ${column('name')} collate "C", ${column('id')}`
}

/**
 * `matching`: whom a filter leaves below an account. `shown`: they and the agents on the way to them. Without a filter there is
 * no need for either.
 */
export function shownBelow(
  branchId: number,
  filter: PeopleFilter | undefined,
  upTo?: number,
): RawBuilder<unknown> {
  if (filter === undefined) return sql``
  return sql`matching as materialized (
      select account.id, own.depth from descent own join account on account.id = own.descendant_id
      where own.ancestor_id = ${branchId} and own.depth > 0 and ${passes(filter)}
        and ${isUpTo(sql`account.id`, upTo)}
    ), shown as materialized (
      select distinct line.ancestor_id as id from matching
      join descent line on line.descendant_id = matching.id and line.depth < matching.depth
    ),`
}

/** Whether the tree shows an account. */
export function isShown(account: string, filter: PeopleFilter | undefined): RawBuilder<unknown> {
  return filter === undefined ? sql`true` : sql`${sql.ref(`${account}.id`)} in (select shown.id from shown)`
}

/** One page of a tree, and how many it has directly below and how many the filter leaves. */
export function readTreePage(
  db: Database,
  branchId: number,
  filter: PeopleFilter | undefined,
  { isDirect, page, now }: { isDirect: boolean; page: Page; now: number },
): Promise<Paged<TreeRow, Sums>> {
  return readPage(db, page, {
    growsOnTop: false,
    count: (trx, upTo) => countTree(trx, branchId, filter, { isDirect, upTo }),
    rows: (trx, cut) => readTree(trx, branchId, filter, { isDirect, cut, now }),
  })
}

type Sums = Counted & { direct: number; people: number }

async function countTree(
  db: Database,
  branchId: number,
  filter: PeopleFilter | undefined,
  { isDirect, upTo }: { isDirect: boolean; upTo: number | undefined },
): Promise<Sums> {
  const people = filter === undefined ? sql`count(*)` : sql`(select count(*) from matching)`
  const { rows } = await sql<Sums>`
    with ${shownBelow(branchId, filter, upTo)} below as (
      select own.depth, account.id from descent own join account on account.id = own.descendant_id
      where own.ancestor_id = ${branchId} and own.depth > 0 and ${isShown('account', filter)}
        and ${isUpTo(sql`account.id`, upTo)}
    )
    select count(*) filter (where ${isDirect ? sql`depth = 1` : sql`true`}) as count, max(id) as newest,
      count(*) filter (where depth = 1) as direct, ${people} as people from below`.execute(db)
  return rows[0] ?? { count: 0, newest: null, direct: 0, people: 0 }
}

type Row = {
  id: number
  upline_id: number
  name: string
  type: number
  position: number
  direct: number
  team_size: number
  is_match: boolean
  found: number
  balance: number
  active_flag: number
  is_paused: boolean
}

/** A part of a branch, level by level; what stands below each is counted for the part alone. */
async function readTree(
  db: Database,
  branchId: number,
  filter: PeopleFilter | undefined,
  { isDirect, cut, now }: { isDirect: boolean; cut: Cut; now: number },
): Promise<TreeRow[]> {
  const depth = isDirect ? sql`own.depth = 1` : sql`own.depth > 0`
  const teamSize = sql`(select count(*) - 1 from descent team where team.ancestor_id = account.id)`
  const found =
    filter === undefined
      ? teamSize
      : sql`(select count(*) from descent team join matching on matching.id = team.descendant_id
          where team.ancestor_id = account.id and team.depth > 0)`
  const { rows } = await sql<Row>`
    with ${shownBelow(branchId, filter, cut.upTo)} placed as (
      select account.id, own.depth, account.upline_id,
        row_number() over (partition by account.upline_id order by ${inTreeOrder('account')}) as position
      from descent own join account on account.id = own.descendant_id
      where own.ancestor_id = ${branchId} and ${depth} and ${isShown('account', filter)}
        and ${isUpTo(sql`account.id`, cut.upTo)}
    ), page as (
      select * from placed order by depth, upline_id, position limit ${cut.limit} offset ${cut.offset}
    )
    select account.id, account.upline_id, account.name, account.type, page.position,
      (select count(*) from account below where below.upline_id = account.id and ${isShown('below', filter)}) as direct,
      ${teamSize} as team_size, ${found} as found,
      ${filter === undefined ? sql`true` : sql`account.id in (select matching.id from matching)`} as is_match,
      ledger_account.balance, account.active_flag, ${isPaused(now)} as is_paused
    from page join account on account.id = page.id ${withWallet}
    order by page.depth, page.upline_id, page.position`.execute(db)
  return rows.map(toTreeRow)
}

function toTreeRow(row: Row): TreeRow {
  return {
    customerId: String(row.id),
    customerName: row.name,
    uplineId: String(row.upline_id),
    type: row.type,
    position: row.position,
    direct: row.direct,
    teamSize: row.team_size,
    isMatch: row.is_match,
    found: row.found,
    accountBalance: row.balance,
    activeFlag: row.active_flag,
    isPaused: row.is_paused,
  }
}
