import { minuteMs } from '@saola/rules'
import type { WithdrawalFact } from '../facts.ts'
import { askAs, askAsOperator } from '../http-call.ts'
import { pause, type Simulation } from '../simulation.ts'
import { paymentPassword, withdrawals, type Member } from '../world.ts'

/** What a member may be told instead: there is not so much, or a deposit is still to be played. */
const refusals = ['wallet.insufficient', 'wallet.withdraw.refused']

/** A member asks for money, and then the member, the operator, the bank and the clock have their say. */
export async function withdrawal(sim: Simulation): Promise<void> {
  const { draw, facts } = sim
  const member = draw.pick(sim.members as [Member, ...Member[]])
  const amount = draw.pick([50_000, 50_000, 100_000, 150_000, 300_000])
  const key = draw.key('withdrawal')
  const fact: WithdrawalFact = {
    member,
    key,
    amount,
    withdrawalId: undefined,
    payouts: 0,
    mayBounce: false,
    told: [],
  }
  facts.withdrawals.push(fact)
  const answer = await askAs(sim, member, {
    label: `withdraws ${amount}`,
    path: '/wps/v2/transaction/withdraw',
    body: { cardId: String(member.cardId), amount, paymentPassword },
    key,
  })
  if (!answer) return
  if (!answer.success) {
    if (!refusals.includes(answer.errorCode ?? ''))
      sim.violate(`a withdrawal was refused: ${answer.errorCode}`)
    return
  }
  fact.withdrawalId = answer.value.withdrawalId
  const cancel = () => cancels(sim, fact)
  const operator = (step: string) => () => decides(sim, fact, step)
  const pay = async () => {
    await decides(sim, fact, 'approve')
    await decides(sim, fact, 'disburse')
    await says(sim, fact)
  }
  const payInParts = async () => {
    await decides(sim, fact, 'approve')
    await decides(sim, fact, 'disburse', { sent: 10_000 })
    await decides(sim, fact, 'disburse', { sent: 10_000 })
    await decides(sim, fact, draw.pick(['disburse', 'return']))
    await says(sim, fact)
  }
  /** What did not come is paid again, returned or confirmed; two of the operator's people may not be of one mind. */
  const dispute = async () => {
    await decides(sim, fact, 'approve')
    await decides(sim, fact, 'disburse')
    await says(sim, fact, 'partly')
    const decisions = Array.from({ length: draw.pick([1, 1, 2]) }, () =>
      decides(sim, fact, draw.pick(['repay', 'repay', 'return', 'return', 'force'])),
    )
    await Promise.all(decisions)
    await says(sim, fact)
  }
  /** The bank sends back what it had, whatever the member and the clock have said by then. */
  const bounce = async () => {
    await decides(sim, fact, 'approve')
    await decides(sim, fact, 'disburse')
    await says(sim, fact)
    const parts = draw.pick([[{}], [{ came: 10_000 }], [{ came: 10_000 }, {}]])
    for (const part of parts) await decides(sim, fact, 'bounce', part)
  }
  const stories = [
    [cancel],
    [cancel, operator('approve')],
    [cancel, pay],
    [pay],
    [pay, pay],
    [operator('reject')],
    [operator('reject'), pay],
    [async () => void (await decides(sim, fact, 'approve'), await decides(sim, fact, 'fail')), pay],
    [() => says(sim, fact)],
    [payInParts],
    [payInParts, pay],
    [dispute],
    [dispute],
    [dispute, payInParts],
    [bounce],
    [bounce, dispute],
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

async function decides(
  sim: Simulation,
  fact: WithdrawalFact,
  step: string,
  amount: { sent?: number; came?: number } = {},
): Promise<void> {
  if (step === 'disburse' || step === 'repay') fact.payouts += 1
  if (step === 'bounce') fact.mayBounce = true
  const answer = await askAsOperator(sim, {
    label: [`${step}s ${fact.key}`, ...Object.values(amount)].join(' '),
    path: '/ops/withdrawal',
    body: { withdrawalId: fact.withdrawalId, step, key: sim.draw.key('step'), ...amount },
  })
  if (answer?.success) fact.told.push(answer.value.state)
}

/** The member says what came, now or after a while, or never; then the clock says it. */
async function says(sim: Simulation, fact: WithdrawalFact, always?: 'partly'): Promise<void> {
  const { draw, clock, moments } = sim
  moments.push(clock.now() + withdrawals.autoReceiptMinutes * minuteMs)
  if (always === undefined && draw.chance(0.4)) return
  await pause(sim, `${fact.member.name} looks at the bank account`, draw.pick([0.03, 0.3]))
  const part = { answer: 'partly', received: 10_000, remaining: fact.amount - 10_000 }
  const body = always === 'partly' || draw.chance(0.5) ? part : { answer: 'received' }
  const answer = await askAs(sim, fact.member, {
    label: `says ${body.answer} of ${fact.amount}`,
    path: `/wps/v2/transaction/withdraw/${fact.withdrawalId}/confirm`,
    body,
    key: draw.key('answer'),
  })
  if (answer?.success) fact.told.push(answer.value.confirmation)
}
