import type { ReportCut } from '@saola/protocol'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isPlay, moneyMeasures, playMeasures, type Measure } from './measure-store.ts'
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
    total: sum?.total ?? 0,
    sum: sum ?? none,
    days: found.filter(({ part }) => part === 'day'),
  }
}

const keys = {
  account: sql`figure.head`,
  // Not the column itself, which is a set of its own beside the key.
  day: sql`figure.day + 0`,
  family: sql`figure.family`,
  vendor: sql`figure.vendor_code`,
} as const satisfies Record<ReportCut, RawBuilder<unknown>>

type Found<Name extends Measure> = FigureRow<Name> & {
  part: 'sum' | 'day' | 'row'
  day: number
  total: number
}

function statement<Name extends Measure>(question: FigureQuestion<Name>): RawBuilder<Found<Name>> {
  const { cut, measures, sort, order, limit, offset } = question
  const names = sql.join(measures.map((name) => sql.ref(name)))
  const sums = sql.join(
    measures.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`),
  )
  const isAccount = cut === 'account'
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const byName = isAccount ? sql`account.name collate "C"` : sql`part.key`
  const by = sort === 'name' ? byName : sql.ref(sort)
  return sql<Found<Name>>`
    with member as materialized (${membersOf(question.whose)}),
    figure as (${figuresOf(question)}),
    part as materialized (
      select grouping(key) as without_key, grouping(day) as without_day, key, day, ${sums}
      from (select ${keys[cut]} as key, figure.day, ${names} from figure) as keyed
      group by grouping sets ((key), (day), ())
    )
    select 'sum' as part, null::integer as day, null as key, null as name, null::smallint as type,
      null::bigint as team_size, (select count(*) from part where without_key = 0) as total, ${names}
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

/** Every figure of the members in the period, day by day, as the tables have it. */
function figuresOf<Name extends Measure>(question: FigureQuestion<Name>): RawBuilder<unknown> {
  const { measures, period, family, vendor } = question
  const columns = (table: 'play' | 'money'): RawBuilder<unknown> =>
    sql.join(measures.map((name) => sql`${expressionOf(name, table)} as ${sql.ref(name)}`))
  const inFamily = family === undefined ? sql`true` : sql`play.family = ${family}`
  const ofVendor = vendor === undefined ? sql`true` : sql`play.vendor_code = ${vendor}`
  // The days of a team are summed up the line already; those of accounts alone are their own.
  const days =
    question.whose.each === 'team'
      ? sql`(select distinct head from member) as member join team_play_of_day as play on play.account_id = member.head`
      : sql`member join play_of_day as play on play.account_id = member.id`
  const play = sql`select member.head, play.day, play.family, play.vendor_code, ${columns('play')}
    from ${days}
      and play.day between ${period.firstDay} and ${period.lastDay} and ${inFamily} and ${ofVendor}`
  const money = sql`select member.head, vietnam_day(money.created_at), null, null, ${columns('money')}
    from member join money_entry as money on money.account_id = member.id
      and money.created_at between ${period.startTime} and ${period.endTime}`
  if (measures.every(isPlay)) return play
  return measures.some(isPlay) ? sql`${play} union all ${money}` : withNames(money)

  /** Alone, the ledger's half has to name the columns that play's would have named. */
  function withNames(half: RawBuilder<unknown>): RawBuilder<unknown> {
    const named = sql.join(measures.map((name) => sql.ref(name)))
    return sql`select * from (${half}) as figure (head, day, family, vendor_code, ${named})`
  }
}

/** What a row of a table adds to a figure; a row of play adds nothing to a figure of the ledger. */
function expressionOf(name: Measure, table: 'play' | 'money'): RawBuilder<unknown> {
  if (isPlay(name)) return table === 'play' ? playMeasures[name] : sql`0::bigint`
  return table === 'money' ? moneyMeasures[name] : sql`0::bigint`
}
