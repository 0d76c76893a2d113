import { PgBoss } from 'pg-boss'
import { noteFault } from '../events/note-fault.ts'
import { namedIn, type OpenDatabase } from '@saola/server'
import type { Services } from '../services/services.ts'
import type { Job } from '../services/job.ts'
import { minuteMs, secondMs } from '@saola/rules'
import { isDatabaseAway } from '@saola/server'
import { keepWaitingJobs } from './keep-waiting-jobs.ts'

/** Jobs that are running; `stop` waits for the ones under way. */
export type RunningJobs = { stop: () => Promise<void> }

/** How often a worker looks for work. */
const pollSeconds = 2

/**
 * Runs jobs on pg-boss over the gateway's own database, embedded or server. Each run asks for the next one; a look every
 * `lookMs` starts the chain again after a crash, and when a clock was set back. However many processes run this, a job
 * waits in line once.
 */
export async function runJobs(
  services: Services,
  { runSql, schema }: Pick<OpenDatabase<never>, 'runSql' | 'schema'>,
  jobs: readonly Job[],
  lookMs: number = minuteMs,
): Promise<RunningJobs> {
  let isStopping = false
  const { boss, queue } = await openQueue({ runSql, schema }, jobs)
  for (const job of jobs) {
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async () => {
      try {
        await job.run(services)
      } catch (error) {
        await noteFault(services, `job ${job.name}`, error)
        throw error
      } finally {
        await askForNext(() => boss.sendAfter(job.name, null, null, job.everyMs / secondMs))
      }
    })
  }
  const keepWaiting = (): Promise<void> => keepWaitingJobs(boss, { runSql, queue }, jobs)
  let looking = keepWaiting()
  await looking
  const looks = setInterval(() => {
    looking = looking.then(keepWaiting).catch(tell)
  }, lookMs)
  return {
    stop: async () => {
      isStopping = true
      clearInterval(looks)
      await looking
      return boss.stop({ graceful: true, timeout: 10_000 })
    },
  }

  /** A database that is away must not break the chain of runs. */
  async function askForNext(ask: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await ask()
        return
      } catch (error) {
        if (isStopping || !isDatabaseAway(error)) throw error
        await new Promise((done) => setTimeout(done, pollSeconds * 1_000))
      }
    }
  }
}

/** The lines of all jobs, in the schema `queue` that pg-boss makes for itself. */
export async function openQueue(
  { runSql, schema }: Pick<OpenDatabase<never>, 'runSql' | 'schema'>,
  jobs: readonly Job[],
): Promise<{ boss: PgBoss; queue: string }> {
  const queue = namedIn(schema, 'pgboss')
  const boss = new PgBoss({
    schema: queue,
    db: {
      executeSql: (text, values) => runSql(text, values),
    },
    // Its schedules go by a time of the database too, which a clock that is set back leaves in the future.
    schedule: false,
  })
  boss.on('error', tell)
  await boss.start()
  for (const { name } of jobs) {
    await boss.createQueue(name, { policy: 'short', retryLimit: 2, deleteAfterSeconds: 3_600 })
  }
  return { boss, queue }
}

function tell(error: Error): void {
  if (isDatabaseAway(error)) console.warn(`[jobs] ${error.message}`)
  else console.error('[jobs]', error)
}
