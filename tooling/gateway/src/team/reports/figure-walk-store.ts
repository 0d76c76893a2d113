import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { rowsOf } from './figure-part-store.ts'
import type { FigureQuestion, FigureRow } from './figure-store.ts'
import type { Measure } from './measure-store.ts'
import { membersOf } from './member-store.ts'

type Walk<Name extends Measure> = Omit<FigureQuestion<Name>, 'cut' | 'limit' | 'offset'>

/** The accounts that have a row in a report by account, in its order: numbers alone, so that a file may hold them all. */
export async function listHeads<Name extends Measure>(
  db: Database,
  question: Walk<Name>,
): Promise<Float64Array> {
  const { sort, order } = question
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const by = sort === 'name' ? sql`account.name collate "C"` : sql.ref(sort)
  const { rows } = await sql<{ heads: string[] }>`
    with member as materialized (${membersOf(question.whose)})
    select coalesce(array_agg(key order by ${by} ${direction}, key ${direction}), '{}') as heads
    from (${rowsOf(question)}) as row join account on account.id = row.key`.execute(db)
  return Float64Array.from(rows[0]?.heads ?? [], Number)
}

/** The rows of some accounts of a report, in the order in which they are named. */
export async function readHeads<Name extends Measure>(
  db: Database,
  question: Walk<Name>,
  heads: readonly number[],
): Promise<FigureRow<Name>[]> {
  const { rows } = await sql<FigureRow<Name>>`
    with member as materialized (${membersOf({ ...question.whose, heads })})
    select row.*, account.name, account.type, null::bigint as team_size
    from (${rowsOf(question)}) as row
    join account on account.id = row.key
    join unnest(${heads}::bigint[]) with ordinality as named (id, place) on named.id = row.key
    order by named.place`.execute(db)
  return rows
}
