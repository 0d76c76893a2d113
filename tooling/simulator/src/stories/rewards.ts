import { offers, missions, type Offer } from '../rewards/offers.ts'
import { pause, waitUntil, type Simulation } from '../simulation.ts'
import { startOfTime, type Member } from '../world.ts'
import { claimLevels, claimMission, claimOffer, claimRebate, claimTickets } from './claims.ts'
import { deposit } from './deposits.ts'
import { callAs } from './reward-call.ts'
import { decideOffers } from './rewards-desk.ts'
import { runNamed } from './jobs.ts'
import { round } from './rounds.ts'

/** The offer that ends with a deadline, asks for turnover, and is joined without being asked for. */
const passing = offers.find(
  (each) => each.claimUntil !== undefined && each.multiple > 0 && each.needsApproval !== true,
) as Offer

type Story = (sim: Simulation, member: Member) => Promise<void>

/** A member joins an offer, plays, and claims what was earned or gives it up; or looks after rewards of another kind. */
export async function rewards(sim: Simulation): Promise<void> {
  const { draw } = sim
  const member = draw.pick(sim.members as [Member, ...Member[]])
  const told: readonly [Story, ...Story[]] = [
    joins,
    joins,
    runsOut,
    tickets,
    others,
    (same) => decideOffers(same),
  ]
  await draw.pick(told)(sim, member)
}

async function joins(sim: Simulation, member: Member): Promise<void> {
  const { draw } = sim
  const offer = draw.pick(offers)
  await join(sim, member, offer)
  // One deposit gives one bonus, whichever offers wait for it.
  const rivals = offers.filter((each) => each !== offer && isOfDeposit(each) === isOfDeposit(offer))
  if (draw.chance(0.4)) await join(sim, member, draw.pick(rivals as [Offer, ...Offer[]]))
  if (offer.needsApproval === true && draw.chance(0.7)) await decideOffers(sim)
  const earns = async () => {
    if (isOfDeposit(offer)) await deposit(sim, member)
    await round(sim, member)
    if (draw.chance(0.5)) await runNamed(sim, 'promotions.count-turnover')
  }
  const ends = async () => {
    await pause(sim, `${member.name} thinks about the offer`, draw.pick([0.03, 0.3]))
    if (draw.chance(0.25)) await leave(sim, member, offer)
    else await claimOffer(sim, member, offer)
  }
  // Whoever is impatient ends it while a bet is open.
  if (draw.chance(0.5)) await Promise.all([earns(), ends()])
  else {
    await earns()
    await ends()
  }
}

function isOfDeposit({ bonus }: Offer): boolean {
  return 'least' in bonus
}

async function join(sim: Simulation, member: Member, offer: Offer): Promise<void> {
  const isApplied = offer.needsApproval === true
  const key = sim.draw.key('join')
  const card = await callAs(sim, member, {
    label: `${isApplied ? 'applies for' : 'joins'} offer ${offer.id}`,
    path: `/wps/promotion/${offer.id}/${isApplied ? 'apply' : 'join'}`,
    body: isApplied ? { comment: 'as the story goes' } : {},
    key,
  })
  // The clock likes the deadline from now on.
  if (card && offer.claimUntil !== undefined) sim.moments.push(startOfTime + offer.claimUntil)
}

/** A deadline comes while bets are open that count for the offer, and the job looks at it then. */
async function runsOut(sim: Simulation, member: Member): Promise<void> {
  await join(sim, member, passing)
  const ends = async () => {
    await pause(sim, `${member.name} forgets offer ${passing.id}`, 0.02)
    await waitUntil(sim, startOfTime + (passing.claimUntil ?? 0), `offer ${passing.id} runs out`)
    for (let runs = 0; runs < 2; runs++) await runNamed(sim, 'promotions.count-turnover')
  }
  await Promise.all([round(sim, member), round(sim, member), ends()])
}

async function leave(sim: Simulation, member: Member, { id }: Offer): Promise<void> {
  const card = await callAs(sim, member, {
    label: `leaves offer ${id}`,
    path: `/wps/promotion/${id}/leave`,
    body: {},
    key: sim.draw.key('leave'),
  })
  if (card) sim.facts.rewards.push({ member, what: 'left', id: String(id), amount: 0 })
}

async function tickets(sim: Simulation, member: Member): Promise<void> {
  await deposit(sim, member)
  await runNamed(sim, 'promotions.earn-raffle-tickets')
  await claimTickets(sim, member, 2)
}

async function others(sim: Simulation, member: Member): Promise<void> {
  const { draw } = sim
  const kinds = Object.keys(missions) as [string, ...string[]]
  const wishes: readonly [Story, ...Story[]] = [
    claimRebate,
    claimRebate,
    (same, who) => claimLevels(same, who, 'UPGRADE_BONUS'),
    (same, who) => claimMission(same, who, draw.pick(kinds)),
  ]
  await Promise.all([draw.pick(wishes)(sim, member), draw.pick(wishes)(sim, member)])
}
