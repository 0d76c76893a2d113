import type { ReportCut } from '@saola/protocol'
import { sql, type RawBuilder } from 'kysely'
import type { FigureQuestion } from './figure-store.ts'
import { isPlay, moneyMeasures, playMeasures, type Measure } from './measure-store.ts'
import { isEverybody } from './member-store.ts'

const keys = {
  account: sql`figure.head`,
  // Not the column itself, which is a set of its own beside the key.
  day: sql`figure.day + 0`,
  family: sql`figure.family`,
  vendor: sql`figure.vendor_code`,
} as const satisfies Record<ReportCut, RawBuilder<unknown>>

type Question<Name extends Measure> = Pick<
  FigureQuestion<Name>,
  'whose' | 'period' | 'measures' | 'family' | 'vendor'
>

/** The sums of a report by its cut, by day and in all; `without_key` and `without_day` say which of these a row is. */
export function partsOf<Name extends Measure>(
  question: Question<Name> & { cut: ReportCut },
): RawBuilder<unknown> {
  const { cut, measures, whose } = question
  if (cut === 'account' && whose.each === 'own') return partsOfAccounts(question)
  const names = sql.join(measures.map((name) => sql.ref(name)))
  return sql`
    select grouping(key) as without_key, grouping(day) as without_day, key, day, ${sumsOf(measures)}
    from (select ${keys[cut]} as key, figure.day, ${names} from (${figuresOf(question)}) as figure) as keyed
    group by grouping sets ((key), (day), ())`
}

/**
 * The same of many accounts alone: each is added up where its days lie, and only the sum leaves; the days of everybody are
 * those of the team at the top less its own, which are summed up already (team 8).
 */
function partsOfAccounts<Name extends Measure>(question: Question<Name>): RawBuilder<unknown> {
  const { measures, whose } = question
  const names = sql.join(measures.map((name) => sql.ref(name)))
  const isSummed = isEverybody(whose) && measures.some(isPlay)
  const team = (view: RawBuilder<unknown>, sign: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select play.day, play.bet_count * ${sign} as count, ${sql.join(
      measures.map((name) => sql`${expressionOf(name, 'play')} * ${sign} as ${sql.ref(name)}`),
    )}
    from ${view} as play where play.account_id = ${whose.branchId} and ${playIn(question)}`
  const days = isSummed
    ? sql`select day, ${sumsOf(measures)} from (
          ${team(sql`team_play_of_day`, sql`1`)} union all ${team(sql`play_of_day`, sql`-1`)}
        ) as play group by day having sum(count) <> 0
        ${measures.every(isPlay) ? sql`` : sql`union all select day, ${names} from (${moneyOf(question)}) as figure`}`
    : sql`select day, ${names} from (${figuresOf(question)}) as figure`
  return sql`
    select 0 as without_key, 1 as without_day, key, null::integer as day, ${names}
    from (${rowsOf(question)}) as row
    union all
    select 1, grouping(day), null, day, ${sumsOf(measures)} from (${days}) as figure
    group by grouping sets ((day), ())`
}

/** The sums of each account that has a row, under its id as `key`. */
export function rowsOf<Name extends Measure>(question: Question<Name>): RawBuilder<unknown> {
  const { measures, whose, period } = question
  if (whose.each !== 'own') {
    return sql`select head as key, ${sumsOf(measures)} from (${figuresOf(question)}) as figure group by head`
  }
  const addedUp = (table: 'play' | 'money', from: RawBuilder<unknown>): RawBuilder<unknown> => {
    const sums = measures.map((name) =>
      isPlay(name) === (table === 'play')
        ? sql`sum(${expressionOf(name, table)}) as ${sql.ref(name)}`
        : sql`0 as ${sql.ref(name)}`,
    )
    return sql`select member.head, own.* from member
      cross join lateral (select ${sql.join(sums)} from ${from} having count(*) > 0) as own`
  }
  const play = addedUp(
    'play',
    sql`play_of_day as play where play.account_id = member.id and ${playIn(question)}`,
  )
  const money = addedUp(
    'money',
    sql`money_entry as money where money.account_id = member.id
      and money.created_at between ${period.startTime} and ${period.endTime}`,
  )
  const halves = [measures.some(isPlay) && play, !measures.every(isPlay) && money].filter(
    (half) => half !== false,
  )
  return sql`select head as key, ${sumsOf(measures)}
    from (${sql.join(halves, sql` union all `)}) as figure group by head`
}

/** Every figure of the members in the period, day by day, as the tables have it. */
function figuresOf<Name extends Measure>(question: Question<Name>): RawBuilder<unknown> {
  const { measures, whose } = question
  // The days of a team are summed up the line already; those of accounts alone are their own.
  const days =
    whose.each === 'team'
      ? sql`(select distinct head from member) as member join team_play_of_day as play on play.account_id = member.head`
      : sql`member join play_of_day as play on play.account_id = member.id`
  const play = sql`select member.head, play.day, play.family, play.vendor_code, ${columnsOf(measures, 'play')}
    from ${days} and ${playIn(question)}`
  if (measures.every(isPlay)) return play
  return measures.some(isPlay) ? sql`${play} union all ${moneyOf(question)}` : moneyOf(question)
}

function moneyOf<Name extends Measure>({ measures, period }: Question<Name>): RawBuilder<unknown> {
  return sql`select member.head, vietnam_day(money.created_at) as day, null::text as family, null::text as vendor_code,
      ${columnsOf(measures, 'money')}
    from member join money_entry as money on money.account_id = member.id
      and money.created_at between ${period.startTime} and ${period.endTime}`
}

/** Which days of play count. */
function playIn<Name extends Measure>({ period, family, vendor }: Question<Name>): RawBuilder<unknown> {
  const inFamily = family === undefined ? sql`true` : sql`play.family = ${family}`
  const ofVendor = vendor === undefined ? sql`true` : sql`play.vendor_code = ${vendor}`
  return sql`play.day between ${period.firstDay} and ${period.lastDay} and ${inFamily} and ${ofVendor}`
}

function columnsOf(measures: readonly Measure[], table: 'play' | 'money'): RawBuilder<unknown> {
  return sql.join(measures.map((name) => sql`${expressionOf(name, table)} as ${sql.ref(name)}`))
}

function sumsOf(measures: readonly Measure[]): RawBuilder<unknown> {
  return sql.join(measures.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`))
}

/** What a row of a table adds to a figure; a row of play adds nothing to a figure of the ledger. */
function expressionOf(name: Measure, table: 'play' | 'money'): RawBuilder<unknown> {
  if (isPlay(name)) return table === 'play' ? playMeasures[name] : sql`0::bigint`
  return table === 'money' ? moneyMeasures[name] : sql`0::bigint`
}
