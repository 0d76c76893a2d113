import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { addChangesToDays } from './sum-days-store.ts'

const inOne = 10_000

/** Moves what was played since the last run into the days that reports read; readers count both, so none waits for it. */
export const sumDays: Job = {
  name: 'team.sum-days',
  everyMs: jobPeriods.sumDays,
  run: async ({ db }) => {
    let moved = 0
    for (;;) {
      const count = await addChangesToDays(db, inOne)
      moved += count
      if (count < inOne) return moved
    }
  },
}
