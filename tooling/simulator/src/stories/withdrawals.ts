import type { WithdrawalFact } from '../facts.ts'
import { askAs, askAsHouse } from '../http-call.ts'
import { pause, type Simulation } from '../simulation.ts'
import { paymentPassword, withdrawals, type Member } from '../world.ts'

/** A member asks for money, and then the member, the house, the bank and the clock have their say. */
export async function withdrawal(sim: Simulation): Promise<void> {
  const { draw, facts } = sim
  const member = draw.pick(sim.members as [Member, ...Member[]])
  const amount = draw.pick([50_000, 50_000, 100_000, 150_000, 300_000])
  const key = draw.key('withdrawal')
  const fact: WithdrawalFact = { member, key, amount, withdrawalId: undefined, told: [] }
  facts.withdrawals.push(fact)
  const answer = await askAs(sim, member, {
    label: `withdraws ${amount}`,
    path: '/wps/v2/transaction/withdraw',
    body: { cardId: String(member.cardId), amount, paymentPassword },
    key,
  })
  if (!answer) return
  if (!answer.success) {
    if (answer.errorCode !== 'wallet.insufficient')
      sim.violate(`a withdrawal was refused: ${answer.errorCode}`)
    return
  }
  fact.withdrawalId = answer.value.withdrawalId
  const cancel = () => cancels(sim, fact)
  const house = (step: string) => () => decides(sim, fact, step)
  const pay = async () => {
    await decides(sim, fact, 'approve')
    await decides(sim, fact, 'disburse')
    await says(sim, fact)
  }
  const stories = [
    [cancel],
    [cancel, house('approve')],
    [cancel, pay],
    [pay],
    [pay, pay],
    [house('reject')],
    [house('reject'), pay],
    [async () => void (await decides(sim, fact, 'approve'), await decides(sim, fact, 'fail')), pay],
    [() => says(sim, fact)],
  ] as const
  await Promise.all(draw.pick([stories[0], ...stories]).map((act) => act()))
}

async function cancels(sim: Simulation, fact: WithdrawalFact): Promise<void> {
  const answer = await askAs(sim, fact.member, {
    label: `cancels ${fact.amount}`,
    path: `/wps/v2/transaction/withdraw/${fact.withdrawalId}/cancel`,
    body: {},
    key: sim.draw.key('cancel'),
  })
  if (answer?.success) fact.told.push('cancelled')
}

const ends: Readonly<Record<string, string>> = {
  disburse: 'disbursed',
  reject: 'rejected',
  fail: 'failed',
}

async function decides(sim: Simulation, fact: WithdrawalFact, step: string): Promise<void> {
  const answer = await askAsHouse(sim, {
    label: `${step}s ${fact.key}`,
    path: '/ops/withdrawal',
    body: { withdrawalId: fact.withdrawalId, step },
  })
  const end = ends[step]
  if (answer?.success && end !== undefined) fact.told.push(end)
}

/** The member says what came, now or after a while, or never; then the clock says it. */
async function says(sim: Simulation, fact: WithdrawalFact): Promise<void> {
  const { draw, clock, moments } = sim
  moments.push(clock.now() + withdrawals.autoReceiptMinutes * 60_000)
  if (draw.chance(0.4)) return
  await pause(sim, `${fact.member.name} looks at the bank account`, draw.pick([0.03, 0.3]))
  const part = { answer: 'partly', received: 10_000, remaining: fact.amount - 10_000 }
  const body = draw.chance(0.5) ? { answer: 'received' } : part
  const answer = await askAs(sim, fact.member, {
    label: `says ${body.answer} of ${fact.amount}`,
    path: `/wps/v2/transaction/withdraw/${fact.withdrawalId}/confirm`,
    body,
    key: draw.key('answer'),
  })
  if (answer?.success) fact.told.push(answer.value.confirmation)
}
