import { jobPeriods } from '@saola/rules'
import { appendEvents } from '../../events/event-store.ts'
import type { Job } from '../../services/job.ts'
import { listStuckRounds, markStuck } from './stuck-round-store.ts'

/** So many are told of in one run; the next one goes on. */
const batch = 200

/** Tells once of each round that has no result a day after its stake, by an event and in the log (games 122). */
export const tellStuckRounds: Job = {
  name: 'games.tell-stuck-rounds',
  everyMs: jobPeriods.tellStuckRounds,
  run: async ({ db, now, settings }) => {
    const at = now()
    const asked = { ownVendor: settings.vendorCode, now: at, isNew: true }
    const told = await db.transaction().execute(async (trx) => {
      const found = await markStuck(trx, await listStuckRounds(trx, asked, batch), at)
      await appendEvents(
        trx,
        found.map(({ merchantId, accountId, bet, title, vendor, stake, placedAt }) => ({
          merchantId,
          at,
          kind: 'round.stuck' as const,
          actor: 'gateway' as const,
          accountId,
          subject: bet,
          after: { title, vendor, stake, placedAt },
        })),
      )
      return found
    })
    if (told.length > 0) console.error(`[games] ALARM ${told.length} rounds have no result: ops bet, do open`)
    return told.length
  },
}
