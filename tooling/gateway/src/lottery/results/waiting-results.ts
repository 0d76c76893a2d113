import { agreedReport, samePrizes, type DrawReport } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { watchedMs } from './fetch-results.ts'
import { listReportableDraws } from './report-store.ts'
import { listAbout, type DrawAbout } from './waiting-store.ts'

/** A draw of the state that waits for its people (lottery 44, 54). */
export type WaitingResult = {
  drawId: number
  name: { vi: string; en: string }
  numero: string
  drawsAt: number
  /** Whether members see a result already, so that this is about a correction. */
  isOut: boolean
  /** What one person entered or took from sources, and another has to confirm. */
  entered: { by: string; source: string | null; prizes: string[][]; reason: string | null } | null
  /** What all sources say and nobody has taken yet. */
  proposed: DrawReport | null
  /** What is wrong with what sources said, and is not settled by now. */
  notices: { kind: 'differing' | 'correction' | 'misfit'; about: string }[]
}

/** Draws whose result a person has to enter, to confirm or to look at; the earliest draw first. */
export async function listWaitingResults(db: Database, now: number): Promise<WaitingResult[]> {
  const draws = await listReportableDraws(db, { since: now - watchedMs, now })
  const known = await listAbout(
    db,
    draws.map(({ id }) => id),
  )
  return draws.flatMap((draw) => {
    const about = known.get(draw.id)
    if (!about) return []
    const isOut = draw.prizes !== null
    const entered = about.entered.find(({ version }) => version === draw.version + (isOut ? 1 : 0)) ?? null
    const agreed = agreedReport(about.reports)
    const isNews = agreed !== undefined && !(draw.prizes !== null && samePrizes(agreed.prizes, draw.prizes))
    const notices = openNotices(about, { isOut, isNews, isAgreed: agreed !== undefined })
    if (isOut && !entered && !isNews && notices.length === 0) return []
    return [
      {
        drawId: draw.id,
        name: about.name,
        numero: draw.numero,
        drawsAt: draw.draws_at,
        isOut,
        entered,
        proposed: !entered && isNews ? agreed : null,
        notices,
      },
    ]
  })
}

/** Notices stay in the database; here stand those that are still true. */
function openNotices(
  { notices }: DrawAbout,
  { isOut, isNews, isAgreed }: { isOut: boolean; isNews: boolean; isAgreed: boolean },
): WaitingResult['notices'] {
  const isOpen = { differing: !isAgreed, correction: isNews || !isAgreed, misfit: !isOut }
  return notices.filter(({ kind }) => isOpen[kind]).map(({ kind, about }) => ({ kind, about }))
}
