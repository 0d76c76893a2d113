import { jobs, type Job } from '@saola/gateway'
import type { Simulation } from '../simulation.ts'

/** Jobs that find something to do so often in a row never come to an end. */
const mostRuns = 12

/** A job runs somewhere, whenever. If its gateway dies, so does the run. */
export async function job(sim: Simulation): Promise<void> {
  await runJob(sim, sim.draw.pick(jobs as [Job, ...Job[]]))
}

function runJob(sim: Simulation, { name, run }: Job): Promise<number> {
  const [first, ...others] = sim.cluster.running()
  if (!first) return Promise.resolve(0)
  const process = sim.draw.pick([first, ...others])
  sim.scheduler.note(`${process.name} runs ${name}`)
  return new Promise((resolve) => {
    const end = (changed: number): void => {
      process.onDeath.delete(died)
      sim.scheduler.note(`${process.name} ran ${name}: ${changed}`)
      resolve(changed)
    }
    const died = (): void => resolve(0)
    process.onDeath.add(died)
    run(process.house).then(end, (error: unknown) => {
      sim.failed(error)
      end(0)
    })
  })
}

/** Time passes until nothing is due any more, with a look at the last moment before a rule changes its mind. */
export async function comeToRest(sim: Simulation): Promise<void> {
  const ahead = Math.max(...sim.moments, 0) - 1 - sim.clock.now()
  if (ahead > 0) {
    sim.clock.advance(ahead)
    for (const each of jobs) await runJob(sim, each)
  }
  for (let runs = 0; runs < mostRuns; runs++) {
    // Longer than anybody waits for anything.
    sim.clock.advance(31 * 60_000)
    let changed = 0
    for (const each of jobs) changed += await runJob(sim, each)
    if (changed === 0) return
  }
  sim.violate('the jobs find something to do for ever')
}
