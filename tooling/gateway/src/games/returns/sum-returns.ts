import { dayKey } from '@saola/i18n'
import { dayMs, jobPeriods, startOfDay } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { compareReturn, isOutside, type ComparedReturn } from './compare-returns.ts'
import { isSummedSince, listTitleReturns, sumReturnsOf } from './return-store.ts'

/** What a vendor corrects within so many days after a round is in its day. */
const daysAnew = 3

/**
 * Sums each day by title once it is over, and the days before once more, and tells in the log which titles have left their band
 * in all the days that were kept (games 107 and 109).
 */
export const sumReturns: Job = {
  name: 'games.sum-returns',
  everyMs: jobPeriods.sumReturns,
  run: async ({ db, now, release }) => {
    const at = now()
    const today = startOfDay(at)
    let summed = 0
    for (let back = daysAnew; back > 0; back--) {
      const startsAt = today - back * dayMs
      const day = dayKey(startsAt)
      if (await isSummedSince(db, day, today)) continue
      const endsAt = startsAt + dayMs
      summed += await sumReturnsOf(db, { day, startsAt, endsAt }, { version: release.version, now: at })
    }
    if (summed === 0) return 0
    const outside = (await listTitleReturns(db, {})).map(compareReturn).filter(isOutside)
    for (const title of outside) console.warn(`[returns] ALARM ${describe(title)}`)
    return summed
  },
}

function describe(title: ComparedReturn): string {
  const { nodeId, name, vendor, actual, least, most, rounds } = title
  return `${nodeId} (${name} of ${vendor}) returned ${percent(actual)} in ${rounds} rounds, expected ${percent(least)} to ${percent(most)}`
}

function percent(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)} %`
}
