import type { ReportCut } from '@saola/protocol'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { partsOf } from './figure-part-store.ts'
import type { Measure } from './measure-store.ts'
import { membersOf, type Whose } from './member-store.ts'
import type { ReportPeriod } from './report-period.ts'

/** What a report adds up, how it cuts it, and which rows of it are wanted. */
export type FigureQuestion<Name extends Measure> = {
  whose: Whose
  period: ReportPeriod
  measures: readonly Name[]
  cut: ReportCut
  /** Play of one family or one vendor alone. */
  family?: string | undefined
  vendor?: string | undefined
  sort: Name | 'name'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

export type Figures<Name extends Measure> = Record<Name, number>

/** A row of a report; what tells of an account is there where the cut is by account. */
export type FigureRow<Name extends Measure> = Figures<Name> & {
  key: string | number
  name: string | null
  type: number | null
  team_size: number | null
}

/** A page of rows with what all rows come to, together and day by day. */
export type FigureAnswer<Name extends Measure> = {
  rows: FigureRow<Name>[]
  total: number
  sum: Figures<Name>
  days: (Figures<Name> & { day: number })[]
}

/** A report in one statement, so that its rows, its days and its sum are of one moment. */
export async function readFigures<Name extends Measure>(
  db: Database,
  question: FigureQuestion<Name>,
): Promise<FigureAnswer<Name>> {
  const { rows: found } = await statement(question).execute(db)
  const none = Object.fromEntries(question.measures.map((name) => [name, 0])) as Figures<Name>
  const sum = found.find(({ part }) => part === 'sum')
  return {
    rows: found.filter(({ part }) => part === 'row'),
    total: sum?.row_count ?? 0,
    sum: sum ?? none,
    days: found.filter(({ part }) => part === 'day'),
  }
}

type OwnColumns = {
  part: 'sum' | 'day' | 'row'
  day: number
  row_count: number
}

/** A figure called as one of our own columns would be read in its place: the compiler refuses it here. */
type Found<Name extends Measure> = Measure & keyof (OwnColumns & FigureRow<never>) extends never
  ? FigureRow<Name> & OwnColumns
  : never

function statement<Name extends Measure>(question: FigureQuestion<Name>): RawBuilder<Found<Name>> {
  const { cut, measures, sort, order, limit, offset } = question
  const names = sql.join(measures.map((name) => sql.ref(name)))
  const isAccount = cut === 'account'
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const byName = isAccount ? sql`account.name collate "C"` : sql`part.key`
  const by = sort === 'name' ? byName : sql.ref(sort)
  return sql<Found<Name>>`
    with member as materialized (${membersOf(question.whose)}),
    part as materialized (${partsOf(question)})
    select 'sum' as part, null::integer as day, null as key, null as name, null::smallint as type,
      null::bigint as team_size, (select count(*) from part where without_key = 0) as row_count, ${names}
    from part where without_key = 1 and without_day = 1
    union all
    select 'day', day, null, null, null, null, null, ${names} from part where without_day = 0
    union all
    (
      -- Its place stands where the others have their day, so that all come in order.
      select 'row', (row_number() over (order by ${by} ${direction}, key ${direction}))::integer, key::text,
        ${isAccount ? sql`account.name` : sql`null`}, ${isAccount ? sql`account.type` : sql`null::smallint`},
        ${isAccount ? sql`(select count(*) - 1 from descent where ancestor_id = account.id)` : sql`null::bigint`},
        null, ${names}
      from part ${isAccount ? sql`join account on account.id = part.key` : sql``}
      where without_key = 0
      order by 2 limit ${limit} offset ${offset}
    )
    order by 1, 2`
}
