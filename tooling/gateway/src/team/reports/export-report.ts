import { languageOf } from '@saola/i18n'
import type { calls } from '@saola/protocol'
import type { Handler } from '../../http/mount.ts'
import { streamOf } from '../../http/files/stream-of.ts'
import { csvFile } from './csv-file.ts'
import { rowsOfReport } from './report-rows.ts'
import { reportPeriod } from './report-period.ts'
import { scopeOf } from './report-scope.ts'
import { xlsxFile } from './xlsx-file.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * A report as a table file: every row that its filter leaves, under a line of headers and above the sum (team 10). It is
 * written while it is sent, so however long it is, it takes no more memory.
 */
export const exportReport: Handler<typeof calls.team.exportFile> = async (context) => {
  const { account: caller, services, input, language } = context
  const period = reportPeriod(input, services.now())
  const branchId = await scopeOf(services.db, caller, input.customerId)
  const rows = rowsOfReport(services.db, { input, caller, branchId, period, language })
  const file = (input.format === 'csv' ? csvFile : xlsxFile)(rows, languageOf(language))
  const name = `${input.report}-${period.startDate}-${period.endDate}.${input.format}`
  return new Response(streamOf(file), {
    headers: {
      'Content-Type': types[input.format],
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
