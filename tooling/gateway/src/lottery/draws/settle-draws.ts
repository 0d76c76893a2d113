import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { settleDraw } from '../settle-draw.ts'
import { finishDraw, listUnsettledDraws } from './step-store.ts'

/**
 * Settles the draws that are over, the earliest first; one whose bets wait for another station stays for the next run. One that fails holds up the later draws of its lottery alone, and is
 * tried again by the next run.
 */
export const settleDraws: Job = {
  name: 'lottery.settle-draws',
  everyMs: jobPeriods.settleDraws,
  run: async (services) => {
    const failures = new Map<string, unknown>()
    let settled = 0
    for (;;) {
      let done = 0
      for (const draw of await listUnsettledDraws(services.db)) {
        if (failures.has(draw.game_code)) continue
        try {
          if (!(await settleDraw(services, draw.id))) continue
          if (await finishDraw(services.db, draw, services.now())) done += 1
        } catch (error) {
          failures.set(draw.game_code, error)
        }
      }
      if (done === 0) break
      settled += done
      await services.signals.send()
    }
    const [failure] = failures.values()
    if (failure !== undefined) {
      throw new Error(`draws of ${[...failures.keys()].join(', ')} could not be settled`, { cause: failure })
    }
    return settled
  },
}
