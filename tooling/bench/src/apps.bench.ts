import { openDemoStage } from './demo-stage.ts'
import type { Figure } from './report.ts'
import { firstVisits } from './visits/first-visits.ts'
import { secondVisits } from './visits/second-visits.ts'

/** A shell and one page of it. */
const limits = { largestPaintMs: 2_000, blockedMs: 50, scriptBytes: 130_000, requests: 40 }

/** The first visit of the lobby and of the portal on a slow phone and a slow line, and a member's second one. */
export async function bench(): Promise<Figure[]> {
  const stage = await openDemoStage()
  try {
    return [
      ...(await firstVisits(stage, `${stage.member}/lobby`, limits, 'lobby: ')),
      ...(await firstVisits(stage, stage.agent, limits, 'portal: ')),
      ...(await secondVisits(stage, `${stage.member}/lobby`, 'member01', 'lobby: ')),
    ]
  } finally {
    await stage.close()
  }
}
