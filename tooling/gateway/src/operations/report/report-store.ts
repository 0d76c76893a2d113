import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'
import { moneyIs, moneyMeasures } from '../../team/reports/measure-store.ts'
import type { ReportPeriod } from '../../team/reports/report-period.ts'

/** How long a row's time is. */
export type ReportStep = 'day' | 'month' | 'year'

/** What a report adds up: a merchant, some whole days, and how long a row's time is. */
export type ReportAsked = {
  merchantId: number
  step: ReportStep
  period: Pick<ReportPeriod, 'startDate' | 'endDate' | 'firstDay' | 'lastDay' | 'startTime' | 'endTime'>
}

/** What was played: bets, stakes, payouts, what the operator kept of settled ones, and how many members bet. */
export type PlayFigures = { bets: number; stakes: number; payouts: number; net: number; members: number }

/** What came and left, and what was given. */
export type MoneyFigures = { deposits: number; withdrawals: number; bonuses: number }

const names = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const

/** The time of a row, by the number of its day since 1970. */
function periodOf(step: ReportStep, day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(date '1970-01-01' + ${day}, ${sql.lit(names[step])})`
}

/** Rows of real accounts of the merchant; each is looked up by its number, since accounts are never read from end to end (system 39). */
function ofMerchant(merchantId: number): RawBuilder<unknown> {
  return sql`cross join lateral (select merchant_id, type from account where id = own.account_id offset 0) as whose
    where whose.merchant_id = ${merchantId} and whose.type <> 4`
}

const keys = {
  all: sql`''`,
  family: sql`family`,
  vendor: sql`vendor_code`,
} as const satisfies Record<string, RawBuilder<unknown>>

/** What was played in each time, cut by family or vendor or not at all; and over all of them, where `period` is null. */
export async function sumPlay(
  db: Database,
  { merchantId, step, period: { firstDay, lastDay } }: ReportAsked,
  cut: keyof typeof keys,
): Promise<(PlayFigures & { period: string | null; key: string | null })[]> {
  const { rows } = await sql<PlayFigures & { period: string | null; key: string | null }>`
    select period, key, coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(stakes), 0)::bigint as stakes,
      coalesce(sum(payouts), 0)::bigint as payouts, coalesce(sum(net), 0)::bigint as net,
      (count(distinct account_id) filter (where bets > 0))::integer as members
    from (
      select ${periodOf(step, sql`own.day`)} as period, own.* from (
        select account_id, day, ${keys[cut]} as key, sum(bet_count) as bets, sum(bet_amount) as stakes,
          sum(win_amount) as payouts, -sum(profit) as net
        from play_of_day where day between ${firstDay} and ${lastDay} group by 1, 2, 3
      ) as own ${ofMerchant(merchantId)}
    ) as played
    group by grouping sets ((period, key), ()) order by period nulls last, key`.execute(db)
  return rows
}

/** What came, left and was given in each time; and over all of them, where `period` is null. */
export async function sumMoney(
  db: Database,
  { merchantId, step, period: { startTime, endTime } }: ReportAsked,
): Promise<(MoneyFigures & { period: string | null })[]> {
  const { rows } = await sql<MoneyFigures & { period: string | null }>`
    select period, coalesce(sum(deposits), 0)::bigint as deposits,
      coalesce(sum(withdrawals), 0)::bigint as withdrawals, coalesce(sum(bonuses), 0)::bigint as bonuses
    from (
      select ${periodOf(step, sql`vietnam_day(own.created_at)`)} as period, own.* from (
        select account_id, created_at, ${moneyMeasures.deposit} as deposits, ${moneyMeasures.withdraw} as withdrawals,
          ${moneyMeasures.promotion} as bonuses
        from money_entry as money
        where created_at between ${startTime} and ${endTime} and ${moneyIs('deposit', 'withdraw', 'promotion')}
      ) as own ${ofMerchant(merchantId)}
    ) as moved
    group by grouping sets ((period), ()) order by period nulls last`.execute(db)
  return rows
}

/** What was played on titles in each time, of rounds that ended in it, as the days of returns have it (games 107). */
export async function sumTitles(
  db: Database,
  { merchantId, step, period: { startDate, endDate } }: ReportAsked,
): Promise<
  (Omit<PlayFigures, 'members'> & { period: string | null; key: string | null; name: string | null })[]
> {
  const { rows } = await sql<
    Omit<PlayFigures, 'members'> & { period: string | null; key: string | null; name: string | null }
  >`
    select summed.*, game.name_en as name from (
      select period, key, coalesce(sum(rounds), 0)::bigint as bets, coalesce(sum(staked), 0)::bigint as stakes,
        coalesce(sum(returned), 0)::bigint as payouts, coalesce(sum(staked - returned), 0)::bigint as net
      from (
        select left(day, ${sql.lit(names[step].length)}) as period, node_id as key, rounds, staked, returned
        from title_return where merchant_id = ${merchantId} and day between ${startDate} and ${endDate}
      ) as own
      group by grouping sets ((period, key), ())
    ) as summed left join game on game.node_id = summed.key
    order by period nulls last, stakes desc, key`.execute(db)
  return rows
}

/** What was owed to members and agents at the first look of some days, by the day. */
export async function listOwedOn(
  db: Database,
  merchantId: number,
  days: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; owed: number }>`
    select day, wallets + agent_wallets + bonuses + held + in_transit + debts as owed from owed_day
    where merchant_id = ${merchantId} and day = any(${[...days]}::text[])`.execute(db)
  return new Map(rows.map(({ day, owed }) => [day, owed]))
}
