import { billAt, jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import type { Services } from '../../services/services.ts'
import { takeExpired } from './bill-store.ts'
import { asRulesBill } from './move-bills.ts'
import { updateBills } from './write-bill-store.ts'

/** How many bills one transaction closes. */
const batch = 500

/** Closes bills that nobody paid in the merchant's time (contracts 35); what was paid of one stays paid. */
export const expireBills: Job = {
  name: 'contracts.expire-bills',
  everyMs: jobPeriods.expireBills,
  run: async (services) => {
    let changed = 0
    for (;;) {
      const taken = await expireSome(services)
      if (taken === 0) return changed
      changed += taken
    }
  },
}

function expireSome({ db, now: clock }: Services): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const now = clock()
    const bills = await takeExpired(trx, now, batch)
    await updateBills(
      trx,
      bills.map((bill) => ({ id: bill.id, paid: bill.paid, state: billAt(asRulesBill(bill), now).state })),
    )
    return bills.length
  })
}
