import type { RewardFact } from '../facts.ts'
import type { Offer } from '../rewards/offers.ts'
import type { Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'
import { callAs, tap } from './reward-call.ts'

type Ticket = { ticketId: string; state: string; commitment: string }
type Issued = { rewardId: string; promotionType: string; amount: number; claimedAt?: number }

/** One tap or several. */
const someTimes = ({ draw }: Simulation): number => draw.pick([1, 2, 2, 3])

function note(
  { facts }: Simulation,
  member: Member,
  what: RewardFact['what'],
  told: { id: string; amount: number; key?: string },
): void {
  facts.rewards.push({ member, what, ...told })
}

/** Claims the bonus of an offer, which may not be earned yet. */
export async function claimOffer(sim: Simulation, member: Member, { id }: Offer): Promise<void> {
  await tap(sim, someTimes(sim), async (key) => {
    const card = await callAs(sim, member, {
      label: `claims offer ${id}`,
      path: `/wps/promotion/${id}/claim`,
      body: {},
      key,
    })
    if (card?.state === 'claimed') note(sim, member, 'offer', { id: String(id), amount: card.own.bonus })
  })
}

/** Looks at the raffle tickets, and claims those that are ready, each tap with a seed of its own. */
export async function claimTickets(sim: Simulation, member: Member, most: number): Promise<void> {
  const shown = await callAs(sim, member, { label: 'looks at raffles', path: '/wps/promotions/raffles' })
  if (!shown) return
  const tickets = shown.tickets as Ticket[]
  for (const { ticketId, commitment } of tickets) sim.facts.commitments.push({ ticketId, commitment })
  const ready = tickets.filter(({ state }) => state === 'ready').slice(0, most)
  await Promise.all(
    ready.map(({ ticketId }) =>
      tap(sim, someTimes(sim), async (key) => {
        const ticket = await callAs(sim, member, {
          label: `claims ticket ${ticketId}`,
          path: '/wps/relay/MCS2_claimRafflePromotion',
          body: { promotionClaimId: ticketId, promotionType: 'RAFFLE', clientSeed: sim.draw.key('seed') },
          key,
        })
        if (ticket) note(sim, member, 'ticket', { id: ticketId, amount: ticket.prize })
      }),
    ),
  )
}

/** Claims what levels gave. */
export async function claimLevels(
  sim: Simulation,
  member: Member,
  type: 'UPGRADE_BONUS' | 'RANK_SALARY',
): Promise<void> {
  const path = `/wps/relay/MCSFE_getClaimPromotion?promotionType=${type}&status=I`
  const shown = await callAs(sim, member, { label: 'looks at what levels gave', path })
  await Promise.all(
    ((shown ?? []) as Issued[]).map(({ rewardId }) =>
      tap(sim, someTimes(sim), async (key) => {
        const reward = await callAs(sim, member, {
          label: `claims reward ${rewardId}`,
          path: '/wps/relay/MCSFE_claimIssuedPromotion',
          body: { promotionClaimId: rewardId, promotionType: type },
          key,
        })
        if (reward) note(sim, member, 'level', { id: rewardId, amount: reward.amount })
      }),
    ),
  )
}

/** Claims the rebate of all bets so far. */
export async function claimRebate(sim: Simulation, member: Member): Promise<void> {
  await tap(sim, someTimes(sim), async (key) => {
    const claim = await callAs(sim, member, {
      label: 'claims a rebate',
      path: '/wps/promotions/rebates/claim',
      body: {},
      key,
    })
    if (claim) note(sim, member, 'rebate', { id: claim.claimId, amount: claim.amount, key })
  })
}

/** Claims the reward of a mission, which may not be done yet. */
export async function claimMission(sim: Simulation, member: Member, kind: string): Promise<void> {
  await tap(sim, someTimes(sim), async (key) => {
    const mission = await callAs(sim, member, {
      label: `claims mission ${kind}`,
      path: `/wps/promotions/missions/${kind}/claim`,
      body: {},
      key,
    })
    if (mission) note(sim, member, 'mission', { id: kind, amount: mission.reward })
  })
}
