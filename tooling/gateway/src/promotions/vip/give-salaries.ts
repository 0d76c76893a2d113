import { jobPeriods, salaryRestMs } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { notePlayed } from '../../accounts/played-store.ts'
import { lowerLapsed } from './club-store.ts'
import { momentOfDay, monthDay } from './vip-month.ts'
import { insertMonth, insertSalaries } from './vip-reward-store.ts'

/**
 * Gives the salaries of the month that ended, once, when its bets are settled (promotions 21). A level that was reached by play
 * that is void ends before (promotions 39).
 */
export const giveSalaries: Job = {
  name: 'promotions.give-salaries',
  everyMs: jobPeriods.giveSalaries,
  run: async ({ db, now: clock }) => {
    const now = clock()
    const until = monthDay(now)
    if (now < momentOfDay(until) + salaryRestMs) return 0
    const month = monthDay(now, -1)
    return db.transaction().execute(async (trx) => {
      if (!(await insertMonth(trx, month, now))) return 0
      const lowered = await lowerLapsed(trx)
      // What they have played since may reach it anew.
      await notePlayed(trx, lowered)
      return lowered.length + (await insertSalaries(trx, { month, until, now }))
    })
  },
}
