import { origin } from '@saola/scripts'
import { openDemoStage } from './demo-stage.ts'
import type { Figure } from './report.ts'
import { firstVisits } from './visits/first-visits.ts'
import { lighthouseRuns } from './visits/lighthouse-runs.ts'
import { takeVisitPictures } from './visits/visit-pictures.ts'

/** Pages of peers, between blanks; each is run by Lighthouse beside ours. */
const beside = (process.env['SAOLA_BENCH_BESIDE'] ?? '').split(' ').filter((address) => address !== '')

/**
 * The first visit of the landing page on a slow phone and a slow line, in figures and in pictures of its first moments, and what
 * Lighthouse says of it. Every line answers: a browser writes each one that does not into its console, which Lighthouse counts
 * against the page.
 */
export async function bench(): Promise<Figure[]> {
  const stage = await openDemoStage({ linesOf: ({ linePorts }) => linePorts.map(origin) })
  try {
    const figures = await firstVisits(stage, stage.member, {
      largestPaintMs: 1_250,
      blockedMs: 10,
      scriptBytes: 10_000,
    })
    const pictures = { name: 'landing', momentsMs: [500, 1_000, 1_500] }
    const folder = await takeVisitPictures(await stage.phone(), stage.member, pictures)
    console.error(`Pictures at ${pictures.momentsMs.join(', ')} ms are in ${folder}`)
    figures.push(...(await lighthouseRuns(stage.browserPort, stage.member)))
    for (const address of beside) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const peer = await lighthouseRuns(stage.browserPort, address)
      figures.push(...peer.map(({ what, value, unit }) => ({ what: `${address}: ${what}`, value, unit })))
    }
    return figures
  } finally {
    await stage.close()
  }
}
