import { jobPeriods, vendorCallMs } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { deleteNoncesBefore } from './vendor-nonce-store.ts'

/** Forgets nonces whose calls would be refused for their time by now; twice the window, for clocks that differ. */
export const forgetNonces: Job = {
  name: 'games.forget-nonces',
  everyMs: jobPeriods.forgetNonces,
  run: ({ db, now }) => deleteNoncesBefore(db, now() - 2 * vendorCallMs),
}
