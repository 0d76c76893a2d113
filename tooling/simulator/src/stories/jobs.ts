import { jobs as gatewayJobs, type Job } from '@saola/gateway'
import { autoReceiptMinutes, dayMs, minuteMs, salaryRestMs, vietnamOffsetMs } from '@saola/rules'
import { dayOf } from '../contracts/line.ts'
import { stateDraws } from '../lottery/draws.ts'
import type { Simulation } from '../simulation.ts'
import { startOfTime } from '../world.ts'

/**
 * Figures of visits, patterns in stakes, offers of limits, of what is owed and of what came back, how numbers of cards and payers are kept, what aggregators list, and
 * the seals of events move nothing that a simulation looks at.
 */
const movingJobs = gatewayJobs.filter(
  ({ name }) =>
    !/visits$|^protection\.(?:offer-limits|match-register|find-patterns)$|^member\.rest-accounts$|^games\.(?:sum-returns|tell-stuck-rounds|tell-voids|compare-aggregators)$|^wallet\.(?:seal-cards|key-payers|keep-owed)$|^events\./.test(
      name,
    ),
)

/** Those of the gateway, and the people of the state who draw. */
const jobs: readonly Job[] = [...movingJobs, stateDraws]
const billJobs = jobs.filter(({ name }) => ['contracts.settle', 'contracts.distribute'].includes(name))
const drawJobs = jobs.filter(({ name }) => ['lottery.step-draws', 'lottery.settle-draws'].includes(name))
const settlementJobs = [stateDraws, ...drawJobs, ...billJobs]
const rewardJobs = jobs.filter(
  ({ name }) => name.startsWith('promotions.') || name === 'points.book-earnings',
)
const salaryJobs = jobs.filter(({ name }) => name === 'promotions.give-salaries')
const turnoverJobs = jobs.filter(({ name }) => name === 'promotions.count-turnover')

/** Jobs that find something to do so often in a row never come to an end. */
const mostRuns = 12

/** The runs of a simulation: how many are under way, and how much all of them have found to do. */
type Bustle = { running: number; changed: number }
const bustles = new WeakMap<Simulation, Bustle>()

/** A job runs somewhere, whenever. If its gateway dies, so does the run. */
export async function job(sim: Simulation): Promise<void> {
  await runJob(sim, sim.draw.pick(jobs as [Job, ...Job[]]))
}

/** What brings bets to bills: draws are held and settled, windows as well, and bills are paid. */
export async function settlement(sim: Simulation): Promise<void> {
  await runJob(sim, sim.draw.pick(settlementJobs as [Job, ...Job[]]))
}

/** A job of the gateway runs when somebody waits for what it does. */
export async function runNamed(sim: Simulation, wanted: string): Promise<void> {
  for (const each of jobs) if (each.name === wanted) await runJob(sim, each)
}

/** What brings deposits and bets to rewards, above all the job that counts turnover. */
export async function rewarding(sim: Simulation): Promise<void> {
  const { draw } = sim
  await runJob(sim, draw.pick((draw.chance(0.4) ? turnoverJobs : rewardJobs) as [Job, ...Job[]]))
}

function runJob(sim: Simulation, { name, run }: Job): Promise<number> {
  const [first, ...others] = sim.cluster.running()
  if (!first) return Promise.resolve(0)
  const process = sim.draw.pick([first, ...others])
  sim.scheduler.note(`${process.name} runs ${name}`)
  const bustle = bustleOf(sim)
  bustle.running += 1
  return new Promise((resolve) => {
    const end = (changed: number): void => {
      process.onDeath.delete(died)
      bustle.running -= 1
      bustle.changed += changed
      sim.scheduler.note(`${process.name} ran ${name}: ${changed}`)
      resolve(changed)
    }
    const died = (): void => {
      bustle.running -= 1
      resolve(0)
    }
    process.onDeath.add(died)
    run(process.services).then(end, (error: unknown) => {
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
    sim.clock.advance((autoReceiptMinutes + 1) * minuteMs)
    // A run that was due before may still be under way, and find what these do not see any more.
    const bustle = bustleOf(sim)
    const before = bustle.changed
    const isAlone = bustle.running === 0
    for (const each of jobs) await runJob(sim, each)
    if (isAlone && bustle.running === 0 && bustle.changed === before) return
  }
  sim.violate('the jobs find something to do for ever')
}

/** The next day comes, and with it the bills of this one; two workers write them at once, and then pay them. */
export function endDay(sim: Simulation): Promise<void> {
  return endDays(sim, 1)
}

/** The day after comes as well, whose dividends bear what the first day left. */
export function endNextDay(sim: Simulation): Promise<void> {
  return endDays(sim, 2)
}

async function endDays(sim: Simulation, days: number): Promise<void> {
  const tomorrow = dayOf(startOfTime) + days * dayMs + minuteMs
  sim.clock.advance(Math.max(0, tomorrow - sim.clock.now()))
  for (const each of billJobs) await Promise.all([runJob(sim, each), runJob(sim, each)])
  await comeToRest(sim)
}

/** The month ends, and a day later its salaries are given, by two workers at once. */
export async function endMonth(sim: Simulation): Promise<void> {
  const until = Date.UTC(2026, 11, 1) - vietnamOffsetMs + salaryRestMs
  sim.clock.advance(Math.max(0, until - sim.clock.now()))
  for (const each of salaryJobs) await Promise.all([runJob(sim, each), runJob(sim, each)])
}

function bustleOf(sim: Simulation): Bustle {
  const known = bustles.get(sim) ?? { running: 0, changed: 0 }
  bustles.set(sim, known)
  return known
}
