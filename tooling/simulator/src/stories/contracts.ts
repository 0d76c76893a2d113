import { codeAt } from '@saola/gateway'
import { totpRules } from '@saola/rules'
import { askAs, type Answer } from '../http-call.ts'
import { authenticatorSecret, hourly, negotiated, offeredRates } from '../contracts/line.ts'
import { drawIds } from '../lottery/draws.ts'
import { pause, type Simulation } from '../simulation.ts'
import { paymentPassword, type Member } from '../world.ts'
import { decide } from './lottery.ts'
import { give } from './gifts.ts'
import { round } from './rounds.ts'
import { signInAgain } from './sign-in-again.ts'

/** What somebody may be told instead: the contract is another by now, or the code was used. */
const refusals = [
  'contracts.changed',
  'contracts.refused',
  'contracts.terms.refused',
  'member.authenticator.code',
  'TOO_MANY_REQUEST',
]

/** Agents negotiate and pay, a member ends its contract, money comes to a wallet that was short. */
export async function contracts(sim: Simulation): Promise<void> {
  const { draw } = sim
  await draw.pick<(sim: Simulation) => Promise<void>>([sinks, sinks, ends, pays, pays, comes])(sim)
}

/** `tong` offers less, and `ly` signs, which ends what `ly` itself offers above the new rate. */
async function sinks(sim: Simulation): Promise<void> {
  const { draw, facts } = sim
  const [top, agent] = sim.agents as [Member, Member]
  const contractId = String(negotiated.own)
  const path = `/wps/member/contracts/${contractId}`
  const shown = await call(sim, top, 'looks at a contract', { path })
  if (!shown) return
  const terms = hourly(draw.pick(offeredRates))
  const edited = await call(sim, top, 'offers other terms', {
    path: `${path}/terms`,
    body: { contractId, version: (shown.offer ?? shown.signed).version, terms, code: codeNow(sim) },
  })
  if (!edited) return
  await pause(sim, `${agent.name} thinks about it`)
  const list = await call(sim, agent, 'looks at what would end', { path: `${path}/endings` })
  if (!list) return
  const { version } = edited.offer
  const isSigned = await call(sim, agent, 'signs', {
    path: '/wps/relay/MCS2_processContractHourSalary',
    body: { id: contractId, status: 'A', version, endings: list.token, code: codeNow(sim) },
  })
  if (isSigned) facts.signatures.push({ contractId, version })
}

/** A member wants no more of its contract; it may be over already. */
async function ends(sim: Simulation): Promise<void> {
  const [first, second] = negotiated.below
  const [id, name] = sim.draw.pick([
    [first, 'an'],
    [second, 'binh'],
  ] as const)
  const member = sim.members.find((each) => each.name === name) as Member
  await call(sim, member, 'ends a contract', {
    path: '/wps/relay/MCS2_processContractHourSalary',
    body: { id: String(id), status: 'C' },
  })
}

/** In the end the state may have been wrong, and agents pay what waited, from the top down, with what comes to them. */
export async function settleUp(sim: Simulation): Promise<void> {
  for (const drawId of drawIds) if (sim.draw.chance(0.5)) await decide(sim, drawId)
  for (const agent of sim.agents) {
    await comes(sim, agent)
    await pays(sim, agent)
  }
}

/** The members play on the next day, and agents pay what is due by then. */
export async function playOn(sim: Simulation): Promise<void> {
  await signInAgain(sim)
  for (let played = 0; played < 3; played++) await round(sim)
  await settleUp(sim)
}

/** An agent pays what is open, as far as the wallet goes. */
async function pays(sim: Simulation, payer = someAgent(sim)): Promise<void> {
  const { draw, facts } = sim
  const fact = { key: draw.key('payment'), moved: undefined }
  facts.billPayments.push(fact)
  const paid = await call(sim, payer, 'pays bills', {
    path: '/wps/agent/contracts/bills/payments',
    body: { paymentPassword, code: codeNow(sim) },
    key: fact.key,
  })
  Object.assign(fact, { moved: paid?.moved })
}

/** A member gives an agent something. */
async function comes(sim: Simulation, agent = someAgent(sim)): Promise<void> {
  await give(sim, sim.draw.pick(sim.members as [Member, ...Member[]]), agent)
}

/** What the authenticator of every agent shows now. */
function codeNow({ clock }: Simulation): string {
  return codeAt(authenticatorSecret, Math.floor(clock.now() / totpRules.stepMs))
}

function someAgent({ draw, agents }: Simulation): Member {
  return draw.pick(agents as [Member, ...Member[]])
}

/** What a call answered; undefined where the asker gave up or was told no. */
async function call(
  sim: Simulation,
  who: Member,
  label: string,
  { key, ...request }: { path: string; body?: object; key?: string },
): Promise<Answer['value'] | undefined> {
  const answer = await askAs(sim, who, { ...request, label, key: key ?? sim.draw.key('step') })
  if (!answer) return undefined
  if (answer.success) return answer.value ?? true
  if (!refusals.includes(answer.errorCode ?? '')) sim.violate(`${label}: refused with ${answer.errorCode}`)
  return undefined
}
