import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { tellVoided } from './own-games.ts'
import { deferUntold, forgetUntold, listUntold } from './untold-void-store.ts'

/** So many are told in one run; the next one goes on. */
const batch = 100

/**
 * Tells our own games of bets that were voided while they did not answer, so that what they show of a round says the same as the betting
 * record (games 136). Telling them twice changes nothing.
 */
export const tellVoids: Job = {
  name: 'games.tell-voids',
  everyMs: jobPeriods.tellVoids,
  run: async (services) => {
    const untold = await listUntold(services.db, batch)
    let told = 0
    for (const { betId, orderNo, roundId } of untold) {
      try {
        await tellVoided(services, roundId)
      } catch (error) {
        console.warn(`[games] ${orderNo} was voided, and is not told`, error)
        await deferUntold(services.db, betId, services.now())
        return told
      }
      await forgetUntold(services.db, betId)
      told += 1
    }
    return told
  },
}
