import { createHash } from 'node:crypto'
import { fakeClock, seededRandom } from '@saola/testkit'
import { createCluster } from './cluster.ts'
import { noFacts } from './facts.ts'
import { judge } from './judge.ts'
import { nothingPlanted, type Plant } from './plant.ts'
import { watchLockOrder } from './lock-order.ts'
import { createScheduler } from './scheduler.ts'
import { ConnectionLost, createSession } from './session.ts'
import { createDraw, type Simulation } from './simulation.ts'
import { deposit, strayTransfer } from './stories/deposits.ts'
import { comeToRest, job } from './stories/jobs.ts'
import { gifts } from './stories/gifts.ts'
import { round } from './stories/rounds.ts'
import { vendorWallet } from './stories/vendor-wallets.ts'
import { withdrawal } from './stories/withdrawals.ts'
import { addTrouble, drawWeather } from './trouble.ts'
import { createVendorLedger } from './vendor-ledger.ts'
import { startOfTime, type World } from './world.ts'

/** What became of one seed. */
export type SeedReport = {
  seed: number
  steps: number
  /** SHA-256 of the event log; the same seed gives the same one. */
  sha: string
  violations: readonly string[]
  /** How often a planted bug took hold. */
  bites: number
  log: readonly string[]
}

type Story = (sim: Simulation) => Promise<void>

const stories = [
  deposit,
  deposit,
  strayTransfer,
  round,
  round,
  withdrawal,
  withdrawal,
  vendorWallet,
  gifts,
  job,
]
const lanes = 5
const storiesPerLane = 2
/** A seed that has not come to rest after so many steps never will. */
const mostSteps = 4_000

/** Plays one seed to its end and judges it. */
export async function runSeed(
  world: World,
  seed: number,
  plant: Plant = nothingPlanted,
): Promise<SeedReport> {
  const random = seededRandom(seed)
  const draw = createDraw(random)
  const weather = drawWeather(draw)
  const opening = draw.pick([100_000, 300_000, 600_000])
  world.reset(opening, plant.schema)
  const scheduler = createScheduler(random)
  const clock = fakeClock(startOfTime)
  const violations: string[] = []
  const lockOrder = watchLockOrder()
  let bites = 0
  let calm = false
  const isCalm = () => calm
  const violate = (what: string): void => {
    violations.push(what)
    scheduler.note(`VIOLATION ${what}`)
  }
  const session = createSession(
    world.engine,
    scheduler,
    { connection: weather.connection, random, isCalm },
    { plant, bite: () => (bites += 1), lockOrder, violate },
  )
  if (plant.wallet || plant.schema) bites += 1
  const vendorLedger = createVendorLedger(scheduler, { draw, weather, isCalm })
  const cluster = createCluster({
    session,
    vendorLedger,
    plant,
    seed,
    now: clock.now,
    forget: scheduler.forget,
    places: weather.processes,
  })
  const sim: Simulation = {
    scheduler,
    weather,
    isCalm,
    clock,
    moments: [],
    draw,
    cluster,
    vendorLedger,
    members: world.members,
    facts: noFacts(),
    violate,
    failed: (error) => {
      if (!isBrokenLine(error)) violate(`the gateway failed: ${describe(error)}`)
    },
  }
  const restore = listen(sim)
  try {
    cluster.restart()
    addTrouble(sim)
    await untilDone(sim, Promise.all(Array.from({ length: lanes }, () => lane(sim))))
    calm = true
    cluster.restart()
    if (violations.length === 0) await untilDone(sim, comeToRest(sim))
    // A seed that broke off may have left a transaction open.
    for (const { name } of cluster.running()) session.abandon(name)
    if (violations.length === 0) for (const what of await judge(sim, world.engine, opening)) violate(what)
    const locks = lockOrder.contradiction()
    if (locks) violate(`locks are taken in either order: ${locks}`)
  } catch (error) {
    for (const { name } of cluster.running()) session.abandon(name)
    violate(describe(error))
  } finally {
    restore()
  }
  const sha = createHash('sha256').update(scheduler.log.join('\n')).digest('hex')
  return { seed, steps: scheduler.steps(), sha, violations, bites, log: scheduler.log }
}

async function lane(sim: Simulation): Promise<void> {
  for (let story = 0; story < storiesPerLane; story++) {
    await sim.draw.pick(stories as [Story, ...Story[]])(sim)
  }
}

/** Steps until a promise has resolved; a violation ends the seed at once. */
async function untilDone(sim: Simulation, work: Promise<unknown>): Promise<void> {
  let isDone = false
  work.then(
    () => (isDone = true),
    (error: unknown) => sim.violate(describe(error)),
  )
  const { scheduler } = sim
  for (;;) {
    await scheduler.settle()
    if (isDone || scheduler.log.at(-1)?.includes('VIOLATION')) return
    if (scheduler.steps() > mostSteps) return sim.violate(`no rest after ${mostSteps} steps`)
    if (!scheduler.step()) return sim.violate('everybody waits for something that never comes')
  }
}

/** What the gateway says on the console belongs to the story of the seed. */
function listen(sim: Simulation): () => void {
  const { error, warn } = console
  console.error = (_reference: unknown, cause: unknown) => sim.failed(cause)
  console.warn = () => undefined
  return () => Object.assign(console, { error, warn })
}

function isBrokenLine(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof ConnectionLost) return true
  }
  return false
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
