import type { DemoStage } from '../demo-stage.ts'
import { enter } from '../enter.ts'
import { median } from '../measure.ts'
import type { Figure } from '../report.ts'
import { promised } from './first-visits.ts'
import { visitPage } from './visit-page.ts'

const rounds = 3
const goalMs = 300

/** Long enough for a page to keep what it has read, and its worker the code, in milliseconds. */
const quietMs = 12_000

/** The second visit of a page by somebody who is signed in, on the same phone and line: all of it is kept there. */
export async function secondVisits(
  stage: DemoStage,
  address: string,
  username: string,
  name: string,
): Promise<Figure[]> {
  const firstPaints: number[] = []
  const largestPaints: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    /* oxlint-disable no-await-in-loop -- one visit after the other */
    const page = await stage.phone()
    await enter(page, new URL(address).origin, username)
    await visitPage(page, address, quietMs)
    const { firstPaintMs, largestPaintMs } = await visitPage(page, address, quietMs)
    firstPaints.push(firstPaintMs)
    largestPaints.push(largestPaintMs)
    await page.context().close()
    /* oxlint-enable no-await-in-loop */
  }
  return [
    promised(`${name}second visit, first paint, median`, median(firstPaints), 'ms', goalMs),
    promised(`${name}second visit, largest paint, median`, median(largestPaints), 'ms', goalMs),
  ]
}
