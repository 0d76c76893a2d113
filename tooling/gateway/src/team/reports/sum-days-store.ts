import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Adds up to `most` changes to their days, of the account and of every team that it is in, and answers how many. One statement: a change is either still waiting or
 * counted, whoever looks and wherever it breaks off. Two processes take different changes, and days in one order.
 */
export async function addChangesToDays(db: Database, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from daily_play_change where id in (
        select id from daily_play_change order by id limit ${most} for update skip locked
      )
      returning *
    ),
    own as (${addTo('daily_play', sql`select taken.account_id as owner, taken.* from taken`)}),
    team as (${addTo(
      'team_play',
      sql`select descent.ancestor_id as owner, taken.*
        from taken join descent on descent.descendant_id = taken.account_id`,
    )})
    select count(*) as count from taken`.execute(db)
  return rows[0]?.count ?? 0
}

/** Adds changes, each under its owner, to a table of days. */
export function addTo(table: 'daily_play' | 'team_play', changes: RawBuilder<unknown>): RawBuilder<unknown> {
  const names = ['bet_count', 'bet_amount', 'valid_amount', 'win_amount', 'profit']
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const sums = sql.join(names.map((name) => sql`sum(${sql.ref(name)})`))
  const grown = sql.join(
    names.map(
      (name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
    ),
  )
  return sql`
    insert into ${sql.table(table)} (account_id, day, family, vendor_code, ${columns})
    select owner, day, family, vendor_code, ${sums} from (${changes}) as change
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (account_id, day, family, vendor_code) do update set ${grown}`
}
