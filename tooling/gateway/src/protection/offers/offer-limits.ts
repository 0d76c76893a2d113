import { jobPeriods, limitsOfferMs } from '@saola/rules'
import { appendNotice } from '../../accounts/notice-store.ts'
import type { Job } from '../../services/job.ts'
import { claimDueOffers } from '../../accounts/offers/limit-offer-store.ts'

/** How many members one run tells at most; the next run goes on. */
const batch = 100

/** Offers limits again to members who have been with us, or without an offer, for six months (protection 21). */
export const offerLimits: Job = {
  name: 'protection.offer-limits',
  everyMs: jobPeriods.offerLimits,
  run: ({ db, now: clock }) => {
    const now = clock()
    return db.transaction().execute(async (trx) => {
      const ids = await claimDueOffers(trx, { now, until: now - limitsOfferMs, most: batch })
      for (const accountId of ids) {
        await appendNotice(trx, { kind: 'limits_offered', about: String(now), amount: null, accountId, now })
      }
      return ids.length
    })
  },
}
