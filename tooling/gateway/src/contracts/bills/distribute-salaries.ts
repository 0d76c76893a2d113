import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import type { Services } from '../../services/services.ts'
import { takeToDistribute } from './bill-store.ts'
import { moveInFull } from './move-bills.ts'

/** How many salaries one transaction pays; it bounds how long the wallets stay locked. */
const batch = 500

/**
 * Pays settled salaries from the wallets of the uplines, once each: what a wallet does not cover waits for the upline
 * (contracts 28). Dividends wait for the upline from the beginning.
 */
export const distributeSalaries: Job = {
  name: 'contracts.distribute',
  everyMs: jobPeriods.distributeSalaries,
  run: async (services) => {
    let changed = 0
    for (;;) {
      const taken = await distributeSome(services)
      if (taken === 0) return changed
      changed += taken
    }
  },
}

function distributeSome({ db, now }: Services): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const at = now()
    const bills = await takeToDistribute(trx, batch, at)
    await moveInFull(trx, bills, { key: 'clock', by: 'system', now: at })
    return bills.length
  })
}
