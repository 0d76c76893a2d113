import { dayKey } from '@saola/i18n'
import { dayMs, jobPeriods, startOfDay } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Job } from '../../services/job.ts'
import type { Services } from '../../services/services.ts'
import { compareReturn, isOutside, percent, type ComparedReturn } from './compare-returns.ts'
import { isSummedSince, listTitleReturns, sumReturnsOf } from './return-store.ts'
import { tellOfBands } from './tell-of-bands.ts'

/** What a vendor corrects within so many days after a round is in its day. */
const daysAnew = 3

/**
 * Sums each day by title once it is over, and the days before once more, and tells which titles have left their band in all the
 * days that were kept: each time in the log, and the first time as an event (games 107 and 109).
 */
export const sumReturns: Job = {
  name: 'games.sum-returns',
  everyMs: jobPeriods.sumReturns,
  run: async (services) => {
    const { summed, outside } = await services.db.transaction().execute(async (trx) => {
      const before = await compareAll(trx)
      const count = await sumDays(trx, services)
      if (count === 0) return { summed: 0, outside: [] }
      const after = await compareAll(trx)
      await tellOfBands(trx, { before, after, now: services.now() })
      return { summed: count, outside: after.filter(isOutside) }
    })
    for (const title of outside) console.warn(`[returns] ALARM ${describe(title)}`)
    return summed
  },
}

async function sumDays(trx: Database, { now, release }: Pick<Services, 'now' | 'release'>): Promise<number> {
  const at = now()
  const today = startOfDay(at)
  let summed = 0
  for (let back = daysAnew; back > 0; back--) {
    const startsAt = today - back * dayMs
    const day = dayKey(startsAt)
    if (await isSummedSince(trx, day, today)) continue
    const endsAt = startsAt + dayMs
    summed += await sumReturnsOf(trx, { day, startsAt, endsAt }, { version: release.version, now: at })
  }
  return summed
}

async function compareAll(trx: Database): Promise<ComparedReturn[]> {
  return (await listTitleReturns(trx, {})).map(compareReturn)
}

function describe(title: ComparedReturn): string {
  const { nodeId, name, vendor, actual, least, most, rounds } = title
  return `${nodeId} (${name} of ${vendor}) returned ${percent(actual)} in ${rounds} rounds, expected ${percent(least)} to ${percent(most)}`
}
