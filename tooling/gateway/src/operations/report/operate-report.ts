import * as z from 'zod/mini'
import { dayKey } from '@saola/i18n'
import { dayMs, vietnamOffsetMs } from '@saola/rules'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { dayName } from '../../team/reports/report-period.ts'
import { withSums } from '../../records/owed/operate-owed.ts'
import { getOwed } from '../../records/owed/owed-store.ts'
import {
  listOwedOn,
  sumMoney,
  sumPlay,
  sumTitles,
  type MoneyFigures,
  type PlayFigures,
  type ReportAsked,
  type ReportStep,
} from './report-store.ts'

/** What is asked for: whole Vietnamese days, both ends included, by day, month or year, and how each of these is cut. */
export const reportOperation = z.strictObject({
  merchant: z.string(),
  by: z.enum(['day', 'month', 'year']),
  from: z.iso.date(),
  until: z.iso.date(),
  cut: z.optional(z.enum(['all', 'family', 'vendor', 'title'])),
})
export type ReportOperation = z.infer<typeof reportOperation>

/**
 * A row of the operator's report. Without a cut it tells money too, and what was owed at its end, where that was kept; by title nobody
 * counts members.
 */
export type ReportRow = Omit<PlayFigures, 'members'> & {
  /** A day, month or year; `total` for all of them. */
  period: string
  key: string | null
  name: string | null
  /** Stakes that are in play, less what their rounds have paid. */
  open: number
  members: number | null
} & { [Name in keyof MoneyFigures | 'owed']: number | null }

/** The operator's report, with the sum of all rows as its total. */
export type Report = { by: ReportStep; cut: string; rows: ReportRow[]; total: ReportRow }

/** So many days one report may be about. */
const mostDays = { day: 92, month: 1_100, year: 3_700 } as const

const none = {
  bets: 0,
  stakes: 0,
  payouts: 0,
  net: 0,
  members: 0,
  deposits: 0,
  withdrawals: 0,
  bonuses: 0,
  owed: null,
} as const

/** Tells over all members of a merchant what was played, what came and left, and what is owed (system 64). */
export async function operateReport(services: Services, wanted: ReportOperation): Promise<Report> {
  const { by, cut = 'all' } = wanted
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  const asked: ReportAsked = { merchantId, step: by, period: periodOf(wanted) }
  const rows = cut === 'all' ? await wholeRows(services, asked) : await cutRows(services, asked, cut)
  const total = rows.find(({ period }) => period === 'total') ?? rowOf({ period: null, ...none })
  return { by, cut, rows: rows.filter((row) => row !== total), total }
}

async function wholeRows(services: Services, asked: ReportAsked): Promise<ReportRow[]> {
  const { db } = services
  const played = new Map((await sumPlay(db, asked, 'all')).map((row) => [row.period, row]))
  const moved = new Map((await sumMoney(db, asked)).map((row) => [row.period, row]))
  const owed = await owedAtEnds(services, asked)
  const periods = [...periodsOf(asked), null]
  return periods.map((period) =>
    rowOf({
      ...none,
      ...played.get(period),
      ...moved.get(period),
      period,
      key: null,
      owed: owed.get(period ?? [...owed.keys()].at(-1) ?? '') ?? null,
    }),
  )
}

async function cutRows(
  { db }: Services,
  asked: ReportAsked,
  cut: 'family' | 'vendor' | 'title',
): Promise<ReportRow[]> {
  const money = { deposits: null, withdrawals: null, bonuses: null, owed: null }
  return cut === 'title'
    ? (await sumTitles(db, asked)).map((row) => rowOf({ ...money, ...row, members: null }))
    : (await sumPlay(db, asked, cut)).map((row) => rowOf({ ...money, ...row }))
}

function rowOf(row: {
  period: string | null
  key?: string | null
  name?: string | null
  bets: number
  stakes: number
  payouts: number
  net: number
  members: number | null
  deposits: number | null
  withdrawals: number | null
  bonuses: number | null
  owed: number | null
}): ReportRow {
  const { period, key = null, name = null, ...figures } = row
  const { stakes, payouts, net } = figures
  return { period: period ?? 'total', key, name, ...figures, open: stakes - payouts - net }
}

/** What was owed at the end of each time: what was kept at the first look of the day after it, or what is owed now where it goes on. */
async function owedAtEnds(
  { db, now }: Services,
  asked: ReportAsked,
): Promise<ReadonlyMap<string, number | null>> {
  const ends = new Map<string, string>()
  for (const day of daysOf(asked)) ends.set(day.slice(0, lengthOf[asked.step]), dayAfter(day))
  const days = [...ends.values()]
  const kept = await listOwedOn(db, asked.merchantId, days)
  const at = now()
  const tomorrow = dayAfter(dayKey(at))
  const owedNow = days.includes(tomorrow) ? withSums(await getOwed(db, asked.merchantId, at)).balances : null
  return new Map(
    [...ends].map(([period, end]) => [period, end === tomorrow ? owedNow : (kept.get(end) ?? null)]),
  )
}

const lengthOf = { day: 10, month: 7, year: 4 } as const

/** The times of a report, the earliest first. */
function periodsOf(asked: ReportAsked): string[] {
  return [...new Set(daysOf(asked).map((day) => day.slice(0, lengthOf[asked.step])))]
}

function daysOf({ period: { firstDay, lastDay } }: ReportAsked): string[] {
  return Array.from({ length: lastDay - firstDay + 1 }, (_, at) => dayName(firstDay + at))
}

function dayAfter(day: string): string {
  return dayName(Date.parse(day) / dayMs + 1)
}

function periodOf({ by, from: startDate, until: endDate }: ReportOperation): ReportAsked['period'] {
  const [firstDay, lastDay] = [Date.parse(startDate) / dayMs, Date.parse(endDate) / dayMs]
  if (lastDay < firstDay || lastDay - firstDay >= mostDays[by])
    throw new Fault('request_param_err', { field: 'until' })
  const startTime = firstDay * dayMs - vietnamOffsetMs
  const endTime = (lastDay + 1) * dayMs - vietnamOffsetMs - 1
  return { startDate, endDate, firstDay, lastDay, startTime, endTime }
}
