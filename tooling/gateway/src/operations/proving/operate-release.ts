import * as z from 'zod/mini'
import type { ReleaseCheck } from '@saola/server'
import type { Services } from '../../services/services.ts'
import { measureDrift, type Drift } from './measure-drift.ts'

/** What the operator asks of the software itself: nothing has to be told. */
export const releaseOperation = z.strictObject({ do: z.literal('check') })

/** What runs here, whether its files are those of the release, and how the clocks agree. */
export type ReleaseReport = {
  version: string
  build: string
  agrees: boolean
  clock: Drift
} & ReleaseCheck & { differingCount: number }

/** So many files are named; the count is told in full. */
const mostNamed = 100

/** Looks at the files of the process that is asked, and at its clock (system 58 and 59). */
export async function checkRelease(services: Services): Promise<ReleaseReport> {
  const { release } = services
  const [build, { against, files, differing }, clock] = [
    await release.build(),
    await release.check(),
    await measureDrift(services),
  ]
  return {
    version: release.version,
    build,
    agrees: differing.length === 0 && !clock.isTooFar,
    against,
    files,
    differingCount: differing.length,
    differing: differing.slice(0, mostNamed),
    clock,
  }
}
