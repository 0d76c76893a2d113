import { addMonths, jobPeriods, usualRestMonths } from '@saola/rules'
import { claimIdleAccounts } from '../../accounts/rest/rest-store.ts'
import { appendEvents } from '../../events/event-store.ts'
import { listMerchants } from './merchant-rest-store.ts'
import type { Job } from '../../services/job.ts'

/** So many accounts of a merchant begin to rest in one run; the next run goes on. */
const batch = 100

/** Lets accounts rest to which nobody has signed in for as many months as their merchant says (member 25). Balances stay as they are. */
export const restAccounts: Job = {
  name: 'member.rest-accounts',
  everyMs: jobPeriods.restAccounts,
  run: async ({ db, now: clock }) => {
    const now = clock()
    let changed = 0
    for (const { id: merchantId, restMonths } of await listMerchants(db)) {
      const until = addMonths(now, -(restMonths ?? usualRestMonths))
      changed += await db.transaction().execute(async (trx) => {
        const idle = await claimIdleAccounts(trx, merchantId, { now, until, most: batch })
        await appendEvents(
          trx,
          idle.map(({ id, name }) => ({
            merchantId,
            at: now,
            kind: 'account.rests' as const,
            actor: 'gateway' as const,
            accountId: id,
            subject: name,
          })),
        )
        return idle.length
      })
    }
    return changed
  },
}
