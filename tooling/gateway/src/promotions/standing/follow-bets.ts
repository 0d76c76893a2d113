import { jobPeriods } from '@saola/rules'
import type { Database } from '../../db/database.ts'
import type { Job } from '../../services/job.ts'
import { updateWithdrawn } from './return-store.ts'
import { listUnsettled, takeDue, updateLapses, type Standing } from './standing-store.ts'
import { giveRewardAgain, takeReward } from './take-reward.ts'

/**
 * Takes back what was given for play that is void or corrected since, and gives it again when the play is there again
 * (promotions 37 to 39).
 */
export const followBets: Job = {
  name: 'promotions.follow-bets',
  everyMs: jobPeriods.followBets,
  run: async ({ db, now }) => {
    let changed = 0
    for (;;) {
      const some = await db.transaction().execute((trx) => followOne(trx, now()))
      if (some === undefined) return changed
      changed += some
    }
  },
}

/** Looks at one player; undefined where nobody waits. */
async function followOne(trx: Database, now: number): Promise<number | undefined> {
  const playerId = await takeDue(trx)
  if (playerId === undefined) return undefined
  await updateLapses(trx, playerId, now)
  let changed = 0
  for (const standing of await listUnsettled(trx, playerId))
    if (await follow(trx, standing, now)) changed += 1
  return changed
}

async function follow(trx: Database, standing: Standing, now: number): Promise<boolean> {
  const { stands, vipRewardId, isPaid } = standing
  // Somebody may claim it in this moment; then it is paid.
  if (!isPaid && vipRewardId !== null && (await updateWithdrawn(trx, vipRewardId, stands ? null : now)))
    return true
  return stands ? giveRewardAgain(trx, { ...standing, now }) : takeReward(trx, { ...standing, now })
}
