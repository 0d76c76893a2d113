import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { settlements } from './periods.ts'
import { recheckBills } from './recheck-bills.ts'
import { settleNextWindow } from './settle-window.ts'

/**
 * Writes the bills of every window that is over (contracts 13 and 14), the oldest first, however late it is; corrected bets
 * first, so that they are in the bill that comes next.
 */
export const settleContracts: Job = {
  name: 'contracts.settle',
  everyMs: jobPeriods.settleContracts,
  run: async (services) => {
    let changed = 0
    for (;;) {
      const taken = await recheckBills(services)
      if (taken === 0) break
      changed += taken
    }
    for (const settlement of settlements) {
      for (;;) {
        const settled = await settleNextWindow(services, settlement)
        if (!settled) break
        changed += settled.bills
      }
    }
    return changed
  },
}
