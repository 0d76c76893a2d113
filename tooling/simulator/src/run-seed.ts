import { createHash } from 'node:crypto'
import { fakeClock, seededRandom } from '@saola/testkit'
import { NoWalletAnswer } from '@saola/game-vendor'
import { createCluster } from './cluster.ts'
import { noFacts } from './facts.ts'
import { createGameVendors } from './games/game-vendor.ts'
import { openJackpots } from './games/open-jackpots.ts'
import { LineBroken, lineToGateway } from './games/line-to-gateway.ts'
import { judge } from './judge.ts'
import { nothingPlanted, type Plant } from './bugs/plant.ts'
import { watchLockOrder } from './lock-order.ts'
import { createScheduler } from './scheduler.ts'
import { ConnectionLost, createSession } from './session.ts'
import { createDraw, type Simulation } from './simulation.ts'
import { playOn, settleUp } from './stories/contracts.ts'
import { endGames } from './stories/games.ts'
import { comeToRest, endDay, endMonth, endNextDay } from './stories/jobs.ts'
import { endMatches } from './stories/matches.ts'
import { endTables } from './stories/tables.ts'
import { claimAll, claimSalaries } from './stories/claim-all.ts'
import { tellStories } from './stories/tell-stories.ts'
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
  /** The parts of a planted bug that took hold. */
  bitten: readonly string[]
  log: readonly string[]
}

/** A seed that has not come to rest after so many steps never will: of a thousand, the longest needs 5,456. */
const mostSteps = 10_000

/** Plays one seed to its end and judges it. */
export async function runSeed(
  world: World,
  seed: number,
  plant: Plant = nothingPlanted,
): Promise<SeedReport> {
  const random = seededRandom(seed)
  const draw = createDraw(random)
  const weather = drawWeather(draw, seed)
  const opening = draw.pick([100_000, 300_000, 600_000])
  const { games: mode } = weather
  const hasGames = mode !== 'none'
  world.reset({
    opening,
    games: mode,
    schema: plant.schema,
    hasContracts: weather.contracts,
    hasRewards: weather.rewards,
  })
  if (hasGames) await openJackpots(world, seed)
  const scheduler = createScheduler(random)
  const clock = fakeClock(startOfTime)
  const violations: string[] = []
  const lockOrder = watchLockOrder()
  const bitten = new Set<string>()
  const bite = (part: string) => void bitten.add(part)
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
    { plant, bite, lockOrder, violate },
  )
  if (plant.wallet) bite('wallet')
  if (plant.schema) bite('schema')
  const vendorLedger = createVendorLedger(scheduler, { draw, weather, isCalm })
  const bury = (owner: string): void => {
    session.abandon(owner)
    scheduler.forget(owner)
  }
  const failed = (error: unknown): void => {
    if (!isBrokenLine(error)) violate(`a server failed: ${describe(error)}`)
  }
  const { now } = clock
  const cluster = createCluster({
    session,
    vendorLedger,
    plant,
    seed,
    now,
    bury,
    places: weather.processes,
    paysAtVendor: mode === 'vendor',
  })
  const line = { scheduler, weather, isCalm, draw, cluster, failed }
  const gameVendors = createGameVendors({
    session,
    bury,
    lineOf: (owner) => {
      const send = lineToGateway(line, owner)
      if (!plant.vendorLine) return send
      bite('vendorLine')
      return plant.vendorLine(send)
    },
    failed,
    now,
    seed,
    places: weather.gameVendors,
  })
  const sim: Simulation = {
    ...line,
    clock,
    moments: [],
    gameVendors,
    vendorLedger,
    members: world.members,
    agents: world.agents,
    facts: noFacts(),
    violate,
  }
  const abandonAll = (): void => {
    for (const { name } of [...cluster.running(), ...gameVendors.running()]) session.abandon(name)
  }
  const restore = listen(sim)
  try {
    startAll(sim)
    addTrouble(sim)
    await untilDone(sim, tellStories(sim))
    calm = true
    startAll(sim)
    if (violations.length === 0 && hasGames) await untilQuiet(sim)
    if (violations.length === 0) await untilDone(sim, comeToRest(sim))
    const endings = [
      ...(hasGames ? [endTables, endMatches, endGames] : []),
      ...(weather.contracts ? [settleUp, endDay, playOn, endNextDay] : []),
      ...(weather.rewards ? [claimAll, endMonth, claimSalaries] : []),
    ]
    for (const end of endings) if (violations.length === 0) await untilDone(sim, end(sim))
    // A seed that broke off may have left a transaction open.
    abandonAll()
    if (violations.length === 0) for (const what of await judge(sim, world.engine, opening)) violate(what)
    const locks = lockOrder.contradiction()
    if (locks) violate(`locks are taken in either order: ${locks}`)
  } catch (error) {
    abandonAll()
    violate(describe(error))
  } finally {
    restore()
  }
  const sha = createHash('sha256').update(scheduler.log.join('\n')).digest('hex')
  return { seed, steps: scheduler.steps(), sha, violations, bitten: [...bitten], log: scheduler.log }
}

function startAll({ cluster, gameVendors }: Simulation): void {
  cluster.restart()
  gameVendors.restart()
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

/** Steps until nothing is on its way any more. */
async function untilQuiet({ scheduler, violate }: Simulation): Promise<void> {
  do {
    await scheduler.settle()
    if (scheduler.steps() > mostSteps) return violate(`no rest after ${mostSteps} steps`)
  } while (scheduler.step())
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
    if (each instanceof ConnectionLost || each instanceof LineBroken || each instanceof NoWalletAnswer)
      return true
  }
  return false
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
