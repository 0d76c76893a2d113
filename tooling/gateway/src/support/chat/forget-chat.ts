import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { deleteOldEvents } from './chat-store.ts'
import { deleteGone } from './presence-store.ts'

/** So many events are kept for those who come back; who comes later reads the history. */
const keptEvents = 1_000

/** Forgets what nobody resumes from any more, and processes that are gone. Messages stay. */
export const forgetChat: Job = {
  name: 'support.forget-chat',
  everyMs: jobPeriods.forgetChat,
  run: async ({ db, now }) => (await deleteOldEvents(db, keptEvents)) + (await deleteGone(db, now())),
}
