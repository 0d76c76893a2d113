import { openDemoStage } from './demo-stage.ts'
import { visitPage, type Visit } from './landing/visit-page.ts'
import { median } from './measure.ts'
import type { Figure } from './report.ts'

const rounds = 5

/** Long enough for what a page does once nothing else happens, in milliseconds. */
const quietMs = 12_000

/** The first visit of the landing page on a slow phone and a slow line; what is promised is of the worst visit. */
export async function bench(): Promise<Figure[]> {
  const stage = await openDemoStage()
  try {
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other, each with nothing kept
      const page = await stage.phone()
      // oxlint-disable-next-line no-await-in-loop -- as above
      visits.push(await visitPage(page, stage.member, quietMs))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.context().close()
    }
    return figuresOf(visits)
  } finally {
    await stage.close()
  }
}

function figuresOf(visits: readonly Visit[]): Figure[] {
  const worst = (name: keyof Visit): number => Math.max(...visits.map((visit) => visit[name]))
  const middle = (name: keyof Visit): number => median(visits.map((visit) => visit[name]))
  return [
    { what: 'first paint, median', value: middle('firstPaintMs'), unit: 'ms' },
    { what: 'largest paint, median', value: middle('largestPaintMs'), unit: 'ms' },
    promised('largest paint, worst', worst('largestPaintMs'), 'ms', 1250),
    { what: 'blocked, median', value: middle('blockedMs'), unit: 'ms' },
    promised('blocked, worst', worst('blockedMs'), 'ms', 10),
    promised('layout shift, worst', worst('shift'), '', 0.01),
    promised('script', worst('scriptBytes') / 1000, 'kB', 10),
    { what: 'script files', value: worst('scripts'), unit: '' },
    { what: 'requests', value: worst('requests'), unit: '' },
    { what: 'all bytes', value: worst('bytes') / 1000, unit: 'kB' },
  ]
}

function promised(what: string, value: number, unit: string, most: number): Figure {
  return { what, value, unit, goal: `at most ${most}`, met: value <= most }
}
