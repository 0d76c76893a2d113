import type { PgBoss } from 'pg-boss'
import type { RunSql } from '@saola/server'
import { secondMs } from '@saola/rules'
import type { Job } from '../services/job.ts'

/**
 * What waits beyond the rest of its job was written by a clock that was ahead and has been set right since: nothing would
 * come of it until the old time is reached, a restart or not. By pg-boss's own clock, which is the database's.
 */
const bringBack = (queue: string): string => `
  update ${queue}.job waiting set start_after = ${queue}.job_now()
  from unnest($1::text[], $2::float8[]) as job (name, rest_seconds)
  where waiting.name = job.name and waiting.state < 'active'
    and waiting.start_after > ${queue}.job_now() + job.rest_seconds * interval '1 second'`

/**
 * Sees to it that each job waits in line, at most for as long as it rests, however the last run or its process ended. `queue` is
 * the schema of pg-boss.
 */
export async function keepWaitingJobs(
  boss: PgBoss,
  { runSql, queue }: { runSql: RunSql; queue: string },
  jobs: readonly Job[],
): Promise<void> {
  await runSql(bringBack(queue), [
    jobs.map(({ name }) => name),
    jobs.map(({ everyMs }) => everyMs / secondMs),
  ])
  // A queue takes one that waits and no second.
  for (const { name } of jobs) await boss.send(name)
}
