import type { Simulation, Weather } from '../simulation.ts'
import { contracts } from './contracts.ts'
import { deposit, depositTogether, strayTransfer } from './deposits.ts'
import { games } from './games.ts'
import { gifts } from './gifts.ts'
import { job } from './jobs.ts'
import { lottery } from './lottery.ts'
import { matches } from './matches.ts'
import { rewards } from './rewards.ts'
import { round } from './rounds.ts'
import { tables } from './tables.ts'
import { transfers } from './transfers.ts'
import { vendorWallet } from './vendor-wallets.ts'
import { withdrawal } from './withdrawals.ts'

type Story = (sim: Simulation) => Promise<void>

const everywhere: readonly Story[] = [
  deposit,
  deposit,
  depositTogether,
  strayTransfer,
  withdrawal,
  withdrawal,
  gifts,
  job,
  lottery,
]

/**
 * No money is moved to a vendor where one wallet pays for its games; and a vendor that keeps wallets takes no stakes
 * from the one wallet.
 */
const stories: Readonly<Record<Weather['games'], readonly Story[]>> = {
  none: [...everywhere, round, round, vendorWallet],
  single: [...everywhere, round, round, games, games, games, tables, tables, matches, matches, matches],
  vendor: [...everywhere, games, games, games, tables, tables, matches, matches, matches],
}

/** Where agents have contracts: bets of both kinds that count, and what agents do. */
const agents: readonly Story[] = [
  round,
  round,
  round,
  lottery,
  lottery,
  lottery,
  contracts,
  contracts,
  contracts,
  transfers,
  transfers,
]

const storiesPerLane = 2
/** Beside the others, where there are rewards. */
const rewardLanes = 3

/** What people want in a seed: several things at once, each lane one after the other. */
export async function tellStories(sim: Simulation): Promise<void> {
  const { weather } = sim
  const told = (weather.contracts ? agents : stories[weather.games]) as [Story, ...Story[]]
  const lanes = weather.contracts ? 7 : 5
  await Promise.all([
    ...Array.from({ length: lanes }, () => tellInTurn(sim, told)),
    ...Array.from({ length: weather.rewards ? rewardLanes : 0 }, () => tellInTurn(sim, [rewards])),
  ])
}

async function tellInTurn(sim: Simulation, told: readonly [Story, ...Story[]]): Promise<void> {
  for (let story = 0; story < storiesPerLane; story++) await sim.draw.pick(told)(sim)
}
