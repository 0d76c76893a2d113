import { dayMs } from '@saola/rules'
import { isDatabaseAway } from '@saola/server'
import type { Services } from '../../services/services.ts'
import { checkRelease } from './operate-release.ts'

/** A watch that goes on; `stop` waits for a look that is under way. */
export type Watch = { stop: () => Promise<void> }

/**
 * Looks at the own files and the own clock now and once a day, and tells what is wrong in the log (system 58 and 59). Each process
 * looks at itself: a job runs on one of many machines, and the others have files and clocks of their own.
 */
export function watchItself(services: Services, everyMs: number = dayMs): Watch {
  let looking = look(services)
  const looks = setInterval(() => {
    looking = looking.then(() => look(services))
  }, everyMs)
  looks.unref()
  return {
    stop: () => {
      clearInterval(looks)
      return looking
    },
  }
}

async function look(services: Services): Promise<void> {
  try {
    for (const line of await alarmsOf(services)) console.error(`[release] ${line}`)
  } catch (error) {
    if (isDatabaseAway(error)) console.warn('[release] the database is away; the next look is tomorrow')
    else console.error('[release]', error)
  }
}

/** What is wrong, a line each. */
async function alarmsOf(services: Services): Promise<string[]> {
  const { differing, differingCount, against, clock } = await checkRelease(services)
  const since = against === 'manifest' ? 'since the release' : 'since this process started'
  return [
    ...differing.map(({ file, is }) => `ALARM ${file} was ${words[is]} ${since}`),
    ...(differingCount > differing.length ? [`ALARM and ${differingCount - differing.length} more`] : []),
    ...(clock.isTooFar
      ? [
          `ALARM the clock of the database is ${Math.abs(clock.driftMs)} ms ${clock.driftMs > 0 ? 'ahead of' : 'behind'} this process's`,
        ]
      : []),
  ]
}

const words = { changed: 'changed', missing: 'taken away', added: 'added' } as const
