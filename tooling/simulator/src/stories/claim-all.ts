import { missions, offers } from '../rewards/offers.ts'
import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'
import { claimLevels, claimMission, claimOffer, claimRebate, claimTickets } from './claims.ts'
import { decideOffers } from './rewards-desk.ts'
import { signInAgain } from './sign-in-again.ts'

/** In the end everybody claims whatever there is, all at once, and the operator decides about what waits. */
export async function claimAll(sim: Simulation): Promise<void> {
  await signInAgain(sim)
  await Promise.all([decideOffers(sim), ...sim.members.map((member) => claimEverything(sim, member))])
}

async function claimEverything(sim: Simulation, member: Member): Promise<void> {
  const lasting = offers.filter(({ claimUntil, isBooked }) => claimUntil === undefined && isBooked !== true)
  await Promise.all([
    claimTickets(sim, member, Infinity),
    claimLevels(sim, member, 'UPGRADE_BONUS'),
    claimRebate(sim, member),
    ...lasting.map((offer) => claimOffer(sim, member, offer)),
    ...Object.keys(missions).map((kind) => claimMission(sim, member, kind)),
  ])
}

/** And what the month has brought, when it is over. */
export async function claimSalaries(sim: Simulation): Promise<void> {
  await signInAgain(sim)
  await Promise.all(sim.members.map((member) => claimLevels(sim, member, 'RANK_SALARY')))
}
