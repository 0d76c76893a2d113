import { jobPeriods } from '@saola/rules'
import type { Job } from '../../services/job.ts'
import { deleteOldNews } from './news-store.ts'

/** So many news are kept for those who come back: some hours of them. */
const keptNews = 10_000

/** Forgets news that nobody asks for any more. */
export const forgetNews: Job = {
  name: 'lottery.forget-news',
  everyMs: jobPeriods.forgetNews,
  run: ({ db }) => deleteOldNews(db, keptNews),
}
