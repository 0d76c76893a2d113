import { hostname } from 'node:os'
import { dayMs } from '@saola/rules'
import { isDatabaseAway } from '@saola/server'
import type { NewEvent } from '../../events/event-kinds.ts'
import { appendEvents } from '../../events/event-store.ts'
import type { Services } from '../../services/services.ts'
import { checkRelease } from './operate-release.ts'

/** A watch that goes on; `stop` waits for a look that is under way. */
export type Watch = { stop: () => Promise<void> }

/**
 * Looks at the own files and the own clock now and once a day, and tells what is wrong in the log and as events (system 58 and 59). Each process
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

type Found = Awaited<ReturnType<typeof checkRelease>>

/** So many files an event names. */
const mostFilesTold = 20

async function look(services: Services): Promise<void> {
  try {
    const found = await checkRelease(services)
    for (const line of alarmsOf(found)) console.error(`[release] ${line}`)
    await appendEvents(services.db, eventsOf(found, services.now()))
  } catch (error) {
    if (isDatabaseAway(error)) console.warn('[release] the database is away; the next look is tomorrow')
    else console.error('[release]', error)
  }
}

/** What is wrong, an event each; the files by their names alone, since the release has their hashes. */
function eventsOf(
  { differing, differingCount, against, version, build, clock }: Found,
  at: number,
): NewEvent[] {
  const own = { merchantId: null, at, actor: 'gateway' } as const
  return [
    ...(differingCount > 0
      ? [
          {
            ...own,
            kind: 'gateway.differs',
            subject: `${version} on ${hostname()}`,
            after: { build, against, differingCount, differing: differing.slice(0, mostFilesTold) },
          } as const,
        ]
      : []),
    ...(clock.isTooFar
      ? [
          {
            ...own,
            kind: 'gateway.clock-drifted',
            subject: hostname(),
            after: { driftMs: clock.driftMs, mostMs: clock.mostMs },
          } as const,
        ]
      : []),
  ]
}

/** What is wrong, a line each. */
function alarmsOf({ differing, differingCount, against, clock }: Found): string[] {
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
