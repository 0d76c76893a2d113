import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PeopleFilter } from '../people-filter-store.ts'
import { inTreeOrder, isShown, shownBelow } from './tree-store.ts'

/** An account on the way down a tree, and its place among those beside it. */
export type TreeStep = { customerId: string; customerName: string; position: number }

/** The way from directly below the caller down to an account. Nothing above the caller is told. */
export async function readPlace(
  db: Database,
  callerId: number,
  accountId: number,
  filter: PeopleFilter | undefined,
): Promise<TreeStep[]> {
  const { rows } = await sql<{ id: number; name: string; position: number }>`
    with ${shownBelow(callerId, filter)} step as (
      select account.*, below.depth as place_depth
      from descent below
      join descent line on line.ancestor_id = below.descendant_id and line.descendant_id = ${accountId}
      join account on account.id = line.ancestor_id
      where below.ancestor_id = ${callerId} and below.depth > 0
    )
    select step.id, step.name, case when ${isShown('step', filter)} then (
        select count(*) from account other where other.upline_id = step.upline_id and ${isShown('other', filter)}
          and (${inTreeOrder('other')}) <= (${inTreeOrder('step')})
      ) else 0 end as position
    from step order by step.place_depth`.execute(db)
  return rows.map((row) => ({
    customerId: String(row.id),
    customerName: row.name,
    position: row.position,
  }))
}
