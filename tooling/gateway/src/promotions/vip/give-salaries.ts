import { jobPeriods, salaryRestMs } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { momentOfDay, monthDay } from './vip-month.ts'
import { insertMonth, insertSalaries } from './vip-reward-store.ts'

/** Gives the salaries of the month that ended, once, when its bets are settled (promotions 21). */
export const giveSalaries: Job = {
  name: 'promotions.give-salaries',
  everyMs: jobPeriods.giveSalaries,
  run: async ({ db, now: clock }) => {
    const now = clock()
    const until = monthDay(now)
    if (now < momentOfDay(until) + salaryRestMs) return 0
    const month = monthDay(now, -1)
    return db
      .transaction()
      .execute(async (trx) =>
        (await insertMonth(trx, month, now)) ? insertSalaries(trx, { month, until, now }) : 0,
      )
  },
}
