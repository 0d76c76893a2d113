import type { FakeClock } from '@saola/testkit'
import type { Cluster } from './cluster.ts'
import type { Facts } from './facts.ts'
import type { GameVendors } from './games/game-vendor.ts'
import type { Scheduler } from './scheduler.ts'
import type { VendorLedger } from './vendor-ledger.ts'
import type { Member } from './world.ts'

/** How rough a seed is; drawn once per seed, so that some are quiet and some are storms. */
export type Weather = {
  /** Shares of messages. */
  drop: number
  duplicate: number
  /** Share of waits that may end before the answer comes. */
  impatience: number
  /** Share of statements at which the line to the database breaks. */
  connection: number
  /** Weight of a crash next to everything else that may happen. */
  crash: number
  /** Gateway processes on the one database. */
  processes: number
  /** Whether members play our own games, and which wallet pays: their one wallet, or the one that the vendor keeps. */
  games: 'none' | 'single' | 'vendor'
  /** Whether members stand in the line of agents who have contracts. */
  contracts: boolean
  /** Whether there are offers, raffles, VIP levels, missions and rewards for friends. */
  rewards: boolean
  /** Processes of the in-house vendor. */
  gameVendors: number
  /** As `crash`, of the in-house vendor. */
  gameVendorCrash: number
}

/** Everything that the parts of one seed share. */
export type Simulation = {
  scheduler: Scheduler
  weather: Weather
  /** From now on nothing breaks any more, and everybody waits for an answer. */
  isCalm: () => boolean
  clock: FakeClock
  /** Moments around which a rule changes its mind; the clock likes to jump there. */
  moments: number[]
  draw: Draw
  cluster: Cluster
  vendorLedger: VendorLedger
  gameVendors: GameVendors
  members: readonly Member[]
  agents: readonly Member[]
  facts: Facts
  /** Says that something is wrong; the seed ends there. */
  violate: (what: string) => void
  /** Takes a failure of the gateway: after a broken line it is no surprise, otherwise it is a violation. */
  failed: (error: unknown) => void
}

/** What a seed decides by chance. */
export type Draw = {
  chance: (share: number) => boolean
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value
  /** A key that nobody has used in this seed. */
  key: (what: string) => string
}

export function createDraw(random: () => number): Draw {
  let keys = 0
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  return {
    chance: (share) => random() < share,
    between,
    pick: (values) => values[between(0, values.length - 1)] ?? values[0],
    key: (what) => `${what}-${String(++keys).padStart(16, '0')}`,
  }
}

/** Comes back when the scheduler likes: somebody takes their time. */
export function pause({ scheduler }: Simulation, label: string, weight = 0.3): Promise<void> {
  return new Promise((resolve) => scheduler.add({ label, weight, run: () => resolve() }))
}

/** Waits for a moment: it has come when somebody's patience is drawn. */
export function waitUntil({ scheduler, clock }: Simulation, at: number, label: string): Promise<void> {
  return new Promise((resolve) =>
    scheduler.add({
      label,
      weight: 0.3,
      run: () => {
        clock.advance(Math.max(0, at - clock.now()))
        resolve()
      },
    }),
  )
}
