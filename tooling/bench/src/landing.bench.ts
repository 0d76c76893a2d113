import { openDemoStage } from './demo-stage.ts'
import type { Figure } from './report.ts'
import { firstVisits } from './visits/first-visits.ts'

/** The first visit of the landing page on a slow phone and a slow line. */
export async function bench(): Promise<Figure[]> {
  const stage = await openDemoStage()
  try {
    return await firstVisits(stage, stage.member, {
      largestPaintMs: 1_250,
      blockedMs: 10,
      scriptBytes: 10_000,
    })
  } finally {
    await stage.close()
  }
}
