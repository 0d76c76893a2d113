import { dayKey } from '@saola/i18n'
import { dayMs, jobPeriods, keptVisitDays } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { deleteVisitsBefore } from './visit-store.ts'

/** Forgets figures and warnings of days that are long over (system 27). */
export const forgetVisits: Job = {
  name: 'system.forget-visits',
  everyMs: jobPeriods.forgetVisits,
  run: ({ db, now }) => deleteVisitsBefore(db, dayKey(now() - keptVisitDays * dayMs)),
}
