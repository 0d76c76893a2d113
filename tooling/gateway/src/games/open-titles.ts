import { jobPeriods } from '@saola/rules'
import type { Job } from '../services/job.ts'
import { openDueTitles } from './game-store.ts'

/** Opens the titles whose maintenance ends, so that the time which their sheets tell is kept (games 19). */
export const openTitles: Job = {
  name: 'games.open-titles',
  everyMs: jobPeriods.openTitles,
  run: ({ db, now }) => openDueTitles(db, now()),
}
