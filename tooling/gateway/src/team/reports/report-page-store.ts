import { sql } from 'kysely'
import { startOfDay } from '@saola/i18n'
import { dayMs, vietnamOffsetMs } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { atOneMoment, parseAsOf, writeAsOf, type Page } from '../../http/page-store.ts'
import { readFigures, type FigureAnswer, type FigureQuestion } from './figure-store.ts'
import type { Measure } from './measure-store.ts'
import type { ReportPeriod } from './report-period.ts'

/**
 * A page of a report as it stood when its first page was read (wire 33). Sums have no ids: rows of days go up to the same day, all others are
 * of the same accounts. What moves a sum may still move its row.
 */
export function readFigurePage<Name extends Measure>(
  db: Database,
  question: Omit<FigureQuestion<Name>, 'limit' | 'offset'>,
  page: Page,
): Promise<FigureAnswer<Name> & { asOf: string }> {
  const part = { limit: page.size, offset: page.skip }
  return atOneMoment(db, async (trx) => {
    if (question.cut !== 'day') {
      const { upTo, asOf } = await branchAsOf(trx, question.whose.branchId, page.asOf)
      const answer = await readFigures(trx, { ...question, ...part, whose: { ...question.whose, upTo } })
      return { ...answer, asOf }
    }
    const asked = parseAsOf(page.asOf)
    const period = asked ? endingOn(question.period, asked.newest) : question.period
    const answer = await readFigures(trx, { ...question, ...part, period })
    const newest = answer.days.reduce((latest, { day }) => Math.max(latest, day), 0)
    return { ...answer, asOf: writeAsOf(asked ?? { newest }) }
  })
}

/** The last account that was below another when a report's first page was read; undefined where nobody came since. */
export async function branchAsOf(
  trx: Database,
  branchId: number,
  asOf: string | undefined,
): Promise<{ upTo: number | undefined; asOf: string }> {
  const { rows } = await sql<{ newest: number }>`
    select max(descendant_id) as newest from descent where ancestor_id = ${branchId}`.execute(trx)
  const newest = rows[0]?.newest ?? 0
  const asked = parseAsOf(asOf)
  return {
    upTo: asked !== undefined && asked.newest < newest ? asked.newest : undefined,
    asOf: writeAsOf(asked ?? { newest }),
  }
}

function endingOn(period: ReportPeriod, day: number): ReportPeriod {
  const lastDay = Math.min(period.lastDay, day)
  return { ...period, lastDay, endTime: startOfDay(lastDay * dayMs - vietnamOffsetMs, 1) - 1 }
}
