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
    const running = await runJobs(gateway.services, gateway.runSql, [job])
    await expect.poll(() => runs, { timeout: 20_000, interval: 100 }).toBeGreaterThanOrEqual(3)
    await running.stop()
    const stopped = runs
    await new Promise((done) => setTimeout(done, 3_000))
    expect(runs).toBe(stopped)
  })
})
