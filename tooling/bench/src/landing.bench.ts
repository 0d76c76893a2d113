import { openDemoStage } from './demo-stage.ts'
import type { Figure } from './report.ts'
import { firstVisits } from './visits/first-visits.ts'
import { lighthouseRuns } from './visits/lighthouse-runs.ts'
import { takeVisitPictures } from './visits/visit-pictures.ts'

/** The first visit of the landing page on a slow phone and a slow line, in figures and in pictures of its first moments. */
export async function bench(): Promise<Figure[]> {
  const stage = await openDemoStage()
  try {
    const figures = await firstVisits(stage, stage.member, {
      largestPaintMs: 1_250,
      blockedMs: 10,
      scriptBytes: 10_000,
    })
    const pictures = { name: 'landing', momentsMs: [500, 1_000, 1_500] }
    const folder = await takeVisitPictures(await stage.phone(), stage.member, pictures)
    console.error(`Pictures at ${pictures.momentsMs.join(', ')} ms are in ${folder}`)
    return figures.concat(await lighthouseRuns(stage.browserPort, stage.member))
  } finally {
    await stage.close()
  }
}
