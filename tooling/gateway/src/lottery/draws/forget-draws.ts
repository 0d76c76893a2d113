import { jobPeriods, keptDrawDays, dayMs } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { deleteOldDraws, deleteOldExposures, findKeptDays } from './forget-store.ts'

/**
 * Forgets fast draws that nobody bet on, after as many days as the merchant who keeps them longest asks for (lottery 55).
 * Draws with orders stay with their seeds, and so do those that anybody entered a result for.
 */
export const forgetDraws: Job = {
  name: 'lottery.forget-draws',
  everyMs: jobPeriods.forgetDraws,
  run: async ({ db, now }) => {
    await deleteOldExposures(db)
    const days = (await findKeptDays(db)) ?? keptDrawDays
    let forgotten = 0
    for (;;) {
      const deleted = await deleteOldDraws(db, now() - days * dayMs)
      if (deleted === 0) return forgotten
      forgotten += deleted
    }
  },
}
