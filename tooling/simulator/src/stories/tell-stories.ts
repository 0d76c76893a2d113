import type { Simulation, Weather } from '../simulation.ts'
import { deposit, strayTransfer } from './deposits.ts'
import { games } from './games.ts'
import { gifts } from './gifts.ts'
import { job } from './jobs.ts'
import { lottery } from './lottery.ts'
import { round } from './rounds.ts'
import { vendorWallet } from './vendor-wallets.ts'
import { withdrawal } from './withdrawals.ts'

type Story = (sim: Simulation) => Promise<void>

const everywhere: readonly Story[] = [
  deposit,
  deposit,
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
  single: [...everywhere, round, round, games, games, games],
  vendor: [...everywhere, games, games, games],
}

const lanes = 5
const storiesPerLane = 2

/** What people want in a seed: several things at once, each lane one after the other. */
export async function tellStories(sim: Simulation): Promise<void> {
  const told = stories[sim.weather.games] as readonly [Story, ...Story[]]
  await Promise.all(Array.from({ length: lanes }, () => tellInTurn(sim, told)))
}

async function tellInTurn(sim: Simulation, told: readonly [Story, ...Story[]]): Promise<void> {
  for (let story = 0; story < storiesPerLane; story++) await sim.draw.pick(told)(sim)
}
