import { codeAt } from '@saola/gateway'
import { totpRules } from '@saola/rules'
import { authenticatorSecret } from '../contracts/line.ts'
import type { TransferFact } from '../facts.ts'
import { askAs } from '../http-call.ts'
import { pause, type Simulation } from '../simulation.ts'
import { paymentPassword, type Member } from '../world.ts'

/** Who sends to whom in the line of `contracts/line.ts`: down one level or two, up, and where nothing may go. */
const ways = [
  { from: 'tong', to: 'ly', isAlong: true },
  { from: 'tong', to: 'an', isAlong: true },
  { from: 'tong', to: 'chi', isAlong: true },
  { from: 'ly', to: 'an', isAlong: true },
  { from: 'ly', to: 'binh', isAlong: true },
  { from: 'ly', to: 'tong', isAlong: true },
  { from: 'ly', to: 'chi', isAlong: false },
] as const

/** What an agent may be told instead: the wallet is short, or the code was used. */
const refusals = ['wallet.insufficient', 'member.authenticator.code', 'TOO_MANY_REQUEST']

/** Agents send money at once, from wallets that do not hold it all. */
export async function transfers(sim: Simulation): Promise<void> {
  const { draw } = sim
  await Promise.all(Array.from({ length: draw.between(1, 3) }, () => transfer(sim)))
}

/** One wish; who hears nothing, or is not sure, asks for the same again with the next code. */
async function transfer(sim: Simulation): Promise<void> {
  const { draw, facts, agents, members } = sim
  const { from, to, isAlong } = draw.pick<(typeof ways)[number]>(ways)
  const find = (name: string) => [...agents, ...members].find((each) => each.name === name) as Member
  const fact: TransferFact = {
    key: draw.key('transfer'),
    from: find(from),
    to: find(to),
    amount: draw.pick([100, 400, 700]),
    isAlong,
    orderNo: undefined,
  }
  facts.transfers.push(fact)
  await send(sim, fact, 0)
  if (fact.orderNo !== undefined && draw.chance(0.5)) return
  await pause(sim, `${from} looks again`)
  await send(sim, fact, 1)
}

async function send(sim: Simulation, fact: TransferFact, ahead: number): Promise<void> {
  const { from, to, amount, key, isAlong } = fact
  const step = Math.floor(sim.clock.now() / totpRules.stepMs)
  const answer = await askAs(sim, from, {
    label: `sends ${amount} to ${to.name}`,
    path: '/wps/agent/transferDownline',
    method: 'PUT',
    body: {
      customerId: String(to.accountId),
      amount,
      paymentPassword,
      code: codeAt(authenticatorSecret, step + ahead),
    },
    key,
  })
  if (answer?.success) {
    const { orderNo } = answer.value
    if (fact.orderNo !== undefined && fact.orderNo !== orderNo) {
      sim.violate(`${key} was told ${fact.orderNo}, and then ${String(orderNo)}`)
    }
    fact.orderNo = orderNo
    return
  }
  if (!answer) return
  const expected = isAlong ? refusals : ['not_found']
  if (!expected.includes(answer.errorCode ?? '')) {
    sim.violate(`a transfer to ${to.name} was refused with ${answer.errorCode}`)
  }
}
