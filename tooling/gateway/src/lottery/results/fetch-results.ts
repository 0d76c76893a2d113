import { agreedReport, dayMs, jobPeriods, misfitPrize, samePrizes, type DrawReport } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Job } from '../../services/job.ts'
import type { ResultSource } from '../../services/ports.ts'
import type { DrawRow } from '../draws/draw-store.ts'
import { listReportableDraws, listReports, raiseNotice, saveReport } from './report-store.ts'
import { findResult, lockDraw } from './result-store.ts'

/** A source is asked about a draw for this long, so that late corrections are seen. */
export const watchedMs: number = 3 * dayMs

/**
 * Asks the sources for results of the state. What they say is proposed and neither shown nor paid; what operators should
 * look at becomes a notice, once (lottery 54). A source that is away is asked again by the next run.
 */
export const fetchResults: Job = {
  name: 'lottery.fetch-results',
  everyMs: jobPeriods.fetchResults,
  run: async ({ db, now, resultSources }) => {
    if (resultSources.length === 0) return 0
    let changed = 0
    for (const draw of await listReportableDraws(db, { since: now() - watchedMs, now: now() })) {
      for (const source of resultSources) {
        const prizes = await ask(source, draw)
        if (prizes === undefined) continue
        const report = { source: source.name, prizes }
        const isNew = await db.transaction().execute((trx) => take(trx, draw.id, report, now()))
        if (isNew) changed += 1
      }
    }
    return changed
  },
}

async function ask(
  source: ResultSource,
  { game_code: gameCode, numero }: DrawRow,
): Promise<string[][] | undefined> {
  try {
    return await source.find({ gameCode, numero })
  } catch (error) {
    console.warn(`[results] ${source.name} has no answer for ${gameCode} ${numero}`, error)
    return undefined
  }
}

/** The draw is locked, so that what one process decides meets what another has written. */
async function take(trx: Database, drawId: number, report: DrawReport, now: number): Promise<boolean> {
  const draw = await lockDraw(trx, drawId)
  if (draw === undefined || draw.state === 'voided') return false
  const misfit = misfitPrize(draw.kind, report.prizes)
  if (misfit !== undefined) {
    await raiseNotice(trx, { drawId, kind: 'misfit', about: textOf(report) }, now)
    return false
  }
  const isNew = await saveReport(trx, drawId, report, now)
  const reports = await listReports(trx, drawId)
  if (agreedReport(reports) === undefined) {
    await raiseNotice(trx, { drawId, kind: 'differing', about: reports.map(textOf).join('\n') }, now)
  }
  const known = await knownPrizes(trx, draw)
  if (known !== undefined && !samePrizes(known, report.prizes)) {
    await raiseNotice(trx, { drawId, kind: 'correction', about: textOf(report) }, now)
  }
  return isNew
}

/** What is published, or entered and waits for its second person. */
async function knownPrizes(trx: Database, draw: DrawRow): Promise<string[][] | undefined> {
  const isOut = draw.prizes !== null
  const entered = await findResult(trx, draw.id, isOut ? draw.version + 1 : draw.version)
  return entered?.prizes ?? draw.prizes ?? undefined
}

function textOf({ source, prizes }: DrawReport): string {
  return `${source}: ${prizes.map((numbers) => numbers.join(' ')).join(' / ')}`
}
