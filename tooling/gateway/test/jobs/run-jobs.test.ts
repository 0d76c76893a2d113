import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJobs } from '../../src/jobs/run-jobs.ts'
import type { Job } from '../../src/services/job.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

describe('jobs on pg-boss', () => {
  it('run again and again, also after a run that failed', async () => {
    let runs = 0
    const job: Job = {
      name: 'test.count',
      everyMs: 1_000,
      run: () => {
        runs += 1
        return runs === 1 ? Promise.reject(new Error('the first run fails')) : Promise.resolve(runs)
      },
    }
    const running = await runJobs(gateway.services, gateway, [job])
    await expect.poll(() => runs, { timeout: 20_000, interval: 100 }).toBeGreaterThanOrEqual(3)
    await running.stop()
    const stopped = runs
    await new Promise((done) => setTimeout(done, 3_000))
    expect(runs).toBe(stopped)
  })

  describe('whose clock was seven hours ahead', () => {
    it('go on when it is set right', async () => {
      const { running, counted } = await runAhead(500)
      const before = counted.runs
      await expect.poll(() => counted.runs, { timeout: 20_000, interval: 100 }).toBeGreaterThan(before + 1)
      await running.stop()
    })

    it('go on after a restart', async () => {
      const { running, counted, job } = await runAhead(3_600_000)
      await running.stop()
      const before = counted.runs
      const again = await runJobs(gateway.services, gateway, [job])
      await expect.poll(() => counted.runs, { timeout: 20_000, interval: 100 }).toBeGreaterThan(before)
      await again.stop()
    })
  })
})

/** Runs of a job that rests for a second, the last of which asked for the next one by the wrong clock. */
async function runAhead(lookMs: number) {
  const counted = { runs: 0 }
  const job: Job = {
    name: `test.ahead-${lookMs}`,
    everyMs: 1_000,
    run: () => Promise.resolve((counted.runs += 1)),
  }
  const running = await runJobs(gateway.services, gateway, [job], lookMs)
  await setClock('7 hours')
  const before = counted.runs
  await expect.poll(() => counted.runs, { timeout: 20_000, interval: 50 }).toBeGreaterThan(before)
  await expect.poll(() => countAhead(job), { timeout: 20_000, interval: 50 }).toBe(1)
  await setClock('0')
  return { running, counted, job }
}

/** How often a job waits for a time that is hours away. */
async function countAhead({ name }: Job): Promise<number> {
  const { rows } = await gateway.runSql(
    `select 1 from pgboss.job
     where name = $1 and state = 'created' and start_after > now() + interval '6 hours'`,
    [name],
  )
  return rows.length
}

/** Lets the clock by which pg-boss goes be so far ahead of the database's own. */
async function setClock(ahead: string): Promise<void> {
  await gateway.runSql(
    `create or replace function pgboss.job_now() returns timestamptz language sql stable
     as $$ select pg_catalog.now() + interval '${ahead}' $$`,
  )
}
