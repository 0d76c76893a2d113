import type { DemoStage } from '../demo-stage.ts'
import { median } from '../measure.ts'
import type { Figure } from '../report.ts'
import { visitPage, type Visit } from './visit-page.ts'

const rounds = 5

/** Long enough for what a page does once nothing else happens, in milliseconds. */
const quietMs = 12_000

/** What the worst visit may cost. */
export type VisitLimits = {
  largestPaintMs: number
  blockedMs: number
  scriptBytes: number
  requests?: number
}

/** First visits of an address on a slow phone and a slow line, each with nothing kept; what is promised is of the worst one. */
export async function firstVisits(
  stage: DemoStage,
  address: string,
  limits: VisitLimits,
  name = '',
): Promise<Figure[]> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    const page = await stage.phone()
    // oxlint-disable-next-line no-await-in-loop -- as above
    visits.push(await visitPage(page, address, quietMs))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.context().close()
  }
  return figuresOf(visits, limits).map((figure) => ({ ...figure, what: `${name}${figure.what}` }))
}

function figuresOf(visits: readonly Visit[], limits: VisitLimits): Figure[] {
  const worst = (name: keyof Visit): number => Math.max(...visits.map((visit) => visit[name]))
  const middle = (name: keyof Visit): number => median(visits.map((visit) => visit[name]))
  return [
    { what: 'first paint, median', value: middle('firstPaintMs'), unit: 'ms' },
    { what: 'largest paint, median', value: middle('largestPaintMs'), unit: 'ms' },
    promised('largest paint, worst', worst('largestPaintMs'), 'ms', limits.largestPaintMs),
    { what: 'blocked, median', value: middle('blockedMs'), unit: 'ms' },
    promised('blocked, worst', worst('blockedMs'), 'ms', limits.blockedMs),
    promised('layout shift, worst', worst('shift'), '', 0.01),
    promised('script that runs', worst('scriptBytes') / 1000, 'kB', limits.scriptBytes / 1000),
    { what: 'files fetched ahead', value: worst('filesAhead'), unit: '' },
    { what: 'script fetched ahead, without a worker', value: worst('aheadBytes') / 1000, unit: 'kB' },
    { what: 'script files', value: worst('scripts'), unit: '' },
    limits.requests === undefined
      ? { what: 'requests', value: worst('requests'), unit: '' }
      : promised('requests', worst('requests'), '', limits.requests),
    { what: 'all bytes', value: worst('bytes') / 1000, unit: 'kB' },
  ]
}

/** A figure with the most that it may be. */
export function promised(what: string, value: number, unit: string, most: number): Figure {
  return { what, value, unit, goal: `at most ${most}`, met: value <= most }
}
