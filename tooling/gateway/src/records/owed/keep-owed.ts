import { dayKey } from '@saola/i18n'
import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { keepOwedOf } from './owed-store.ts'

/** Keeps what each merchant owes its people at the first run of each day (system 60). */
export const keepOwed: Job = {
  name: 'wallet.keep-owed',
  everyMs: jobPeriods.keepOwed,
  run: ({ db, now }) => keepOwedOf(db, dayKey(now()), now()),
}
