import type { MoveFact } from '../facts.ts'
import { askAs } from '../http-call.ts'
import type { Simulation } from '../simulation.ts'
import { vendors, type Member } from '../world.ts'

/** A member moves money to the vendor's wallet, takes some back, or takes back everything. */
export async function vendorWallet(sim: Simulation): Promise<void> {
  const member = sim.draw.pick(sim.members as [Member, ...Member[]])
  await move(sim, member, 'in')
  const next = sim.draw.pick<'in' | 'out' | 'all'>(['in', 'out', 'out', 'all', 'all'])
  await (next === 'all' ? recall(sim, member) : move(sim, member, next))
}

async function move(sim: Simulation, member: Member, direction: 'in' | 'out'): Promise<void> {
  const amount = sim.draw.between(1, 6) * 20_000
  const key = sim.draw.key('move')
  const fact: MoveFact = { member, key, direction, state: undefined }
  sim.facts.moves.push(fact)
  const answer = await askAs(sim, member, {
    label: `moves ${direction} ${amount}`,
    path: '/wps/relay/GCS_walletTransfer',
    body: { vassalage: vendors.wallet, direction, amount },
    key,
  })
  if (answer?.success) fact.state = answer.value.state
  else if (answer && answer.errorCode !== 'wallet.insufficient')
    sim.violate(`money could not be moved ${direction}: ${answer.errorCode}`)
}

async function recall(sim: Simulation, member: Member): Promise<void> {
  const key = sim.draw.key('recall')
  const fact: MoveFact = { member, key: `${key}:${vendors.wallet}`, direction: 'out', state: undefined }
  sim.facts.moves.push(fact)
  const answer = await askAs(sim, member, {
    label: 'takes everything back',
    path: '/wps/v2/wallets/recall',
    body: {},
    key,
  })
  const state: string | undefined = answer?.value?.list?.[0]?.state
  if (state !== undefined && ['done', 'pending', 'refused'].includes(state)) fact.state = state
}
