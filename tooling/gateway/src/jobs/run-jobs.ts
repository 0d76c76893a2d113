import { PgBoss } from 'pg-boss'
import type { RunSql } from '../db/open-database.ts'
import type { House } from '../house.ts'
import type { Job } from './job.ts'

/** Jobs that are running; `stop` waits for the ones under way. */
export type RunningJobs = { stop: () => Promise<void> }

/** How often a worker looks for work. */
const pollSeconds = 2

/**
 * Runs jobs on pg-boss over the gateway's own database, embedded or server. Each run asks for the next one; a schedule
 * by the minute starts the chain again after a crash. However many processes run this, a job waits in line once.
 */
export async function runJobs(house: House, runSql: RunSql, jobs: readonly Job[]): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => runSql(text, values),
    },
  })
  boss.on('error', (error) => console.error('[jobs]', error))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'short', retryLimit: 2, deleteAfterSeconds: 3_600 })
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async () => {
      try {
        await job.run(house)
      } finally {
        await boss.sendAfter(job.name, null, null, job.everySeconds)
      }
    })
    await boss.schedule(job.name, '* * * * *')
    await boss.send(job.name)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
