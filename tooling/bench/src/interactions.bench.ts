import type { Page } from '@playwright/test'
import { openDemoStage } from './demo-stage.ts'
import { enter } from './enter.ts'
import type { Stop } from './interactions/acts.ts'
import { noteInteractions, type Interaction } from './interactions/note-interactions.ts'
import { memberWalk, portalWalk } from './interactions/walks.ts'
import { percentile } from './measure.ts'
import type { Figure } from './report.ts'

const goalMs = 100
/** As many of the slowest are named. */
const named = 8
/** Long enough for a page to have done what it does once nothing else happens. */
const quietMs = 2_500

/** From a tap or a key to the picture of what it did, on a slow phone: a walk over the pages of the member site and of the portal. */
export async function bench(): Promise<Figure[]> {
  const stage = await openDemoStage()
  try {
    return [
      ...tell('member', await walk(await stage.phone(), stage.member, 'member01', memberWalk)),
      ...tell('portal', await walk(await stage.phone(), stage.agent, 'agent01', portalWalk)),
    ]
  } finally {
    await stage.close()
  }
}

/** Goes from stop to stop as one person; answers each tap and key that took 16 ms or more. */
async function walk(
  page: Page,
  site: string,
  username: string,
  stops: readonly Stop[],
): Promise<Interaction[]> {
  await enter(page, site, username)
  const noted = await noteInteractions(page)
  for (const { path, acts } of stops) {
    /* oxlint-disable no-await-in-loop -- one act after the other */
    await page.goto(`${site}${path}`)
    await page.waitForTimeout(quietMs)
    for (const act of acts) await act(page)
    await page.waitForTimeout(quietMs)
    /* oxlint-enable no-await-in-loop */
  }
  return noted()
}

function tell(site: string, interactions: readonly Interaction[]): Figure[] {
  const sorted = interactions.toSorted((one, other) => other.milliseconds - one.milliseconds)
  const slow = percentile(
    interactions.map(({ milliseconds }) => milliseconds),
    0.95,
  )
  return [
    {
      what: `${site}: ${interactions.length} taps and keys, p95`,
      value: slow,
      unit: 'ms',
      goal: `at most ${goalMs}`,
      met: slow <= goalMs,
    },
    ...sorted.slice(0, named).map(({ path, element, milliseconds }) => ({
      what: `${site}: ${path}, ${element}`,
      value: milliseconds,
      unit: 'ms',
    })),
  ]
}
