import type { Context, Env, Hono } from 'hono'
import * as z from 'zod/mini'
import type { TableCell } from '@saola/i18n'
import { streamOf } from '../../http/files/stream-of.ts'
import { Fault } from '../../http/fault.ts'
import type { Services } from '../../services/services.ts'
import { csvFile } from '../../team/reports/csv-file.ts'
import { operateReport, reportOperation, type Report, type ReportRow } from './operate-report.ts'

const columns = [
  'period',
  'key',
  'name',
  'bets',
  'stakes',
  'payouts',
  'net',
  'open',
  'members',
  'deposits',
  'withdrawals',
  'bonuses',
  'owed',
] as const

/** `GET /ops/report.csv`: what the act `report` answers to the same question, as a file with its total in the last row (system 65). */
export function mountReportFile<E extends Env>(
  app: Hono<E>,
  services: Services,
  requireCaller: (context: Context) => Promise<unknown>,
): void {
  app.get('/ops/report.csv', async (context) => {
    await requireCaller(context)
    const read = z.safeParse(reportOperation, context.req.query())
    if (!read.success) {
      throw new Fault('request_param_err', { field: read.error.issues[0]?.path.join('.') ?? '' })
    }
    const report = await operateReport(services, read.data)
    return context.body(streamOf(csvFile(rowsOf(report), 'en')), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="report-${read.data.by}-${read.data.from}.csv"`,
      'Cache-Control': 'no-store',
    })
  })
}

// oxlint-disable-next-line typescript/require-await -- the file is written from batches that come one by one
async function* rowsOf({ rows, total }: Report): AsyncGenerator<readonly (readonly TableCell[])[]> {
  yield [columns]
  yield [...rows, total].map((row) => columns.map((column) => cellOf(row, column)))
}

/** Times are written as they are called, which every spreadsheet reads. */
function cellOf(row: ReportRow, column: (typeof columns)[number]): TableCell {
  return column === 'period' ? { day: row.period } : (row[column] ?? '')
}
