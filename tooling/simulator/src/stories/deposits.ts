import { askAs, askAsBank, askAsOperator } from '../http-call.ts'
import type { DepositFact, PaymentFact } from '../facts.ts'
import { pause, type Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

/** A member asks for a deposit and pays it: exactly, wrongly, in two parts, late, twice or never. */
export async function deposit(sim: Simulation, member = anyMember(sim)): Promise<void> {
  const { draw } = sim
  const opened = await open(sim, member)
  if (!opened) return
  const { fact, memo } = opened
  const other = (): number => (draw.chance(0.75) ? fact.amount : fact.amount + draw.pick([-10_000, 10_000]))
  const halves = [fact.amount / 2, fact.amount / 2]
  const amounts = draw.chance(0.15) ? halves : Array.from({ length: draw.pick([0, 1, 1, 1, 2, 2]) }, other)
  await Promise.all(
    amounts.map(async (amount) => {
      await pause(sim, `${member.name} goes to the bank`, draw.pick([0.03, 0.3]))
      await pay(sim, { owner: member, amount, memo: `MBVCB ${memo} CT TU 0071`, pays: [fact] })
    }),
  )
}

/** A member asks for two deposits and pays both at once: with their sum or another, in time or not, and one of them again. */
export async function depositTogether(sim: Simulation): Promise<void> {
  const { draw } = sim
  const member = anyMember(sim)
  const opened = [await open(sim, member), await open(sim, member)].filter((each) => each !== undefined)
  if (opened.length < 2) return
  await pause(sim, `${member.name} goes to the bank`, draw.pick([0.03, 0.03, 0.3]))
  const sum = opened.reduce((total, { fact }) => total + fact.amount, 0)
  const memo = opened.map((each) => each.memo).join(' ')
  const amount = draw.chance(0.75) ? sum : sum - 10_000
  const [first] = opened
  await Promise.all([
    pay(sim, { owner: member, amount, memo, pays: opened.map(({ fact }) => fact) }),
    first && draw.chance(0.3)
      ? pay(sim, { owner: member, amount: first.fact.amount, memo: first.memo, pays: [first.fact] })
      : undefined,
  ])
}

function anyMember(sim: Simulation): Member {
  return sim.draw.pick(sim.members as [Member, ...Member[]])
}

async function open(
  sim: Simulation,
  member: Member,
): Promise<{ fact: DepositFact; memo: string } | undefined> {
  const { draw, facts } = sim
  const amount = draw.between(1, 9) * 20_000
  const key = draw.key('deposit')
  const fact: DepositFact = { member, key, amount, depositId: undefined, expiresAt: undefined }
  facts.deposits.push(fact)
  const answer = await askAs(sim, member, {
    label: `deposit ${amount}`,
    path: '/wps/v2/transaction/deposit',
    body: { amount },
    key,
  })
  if (!answer) return undefined
  if (!answer.success) {
    sim.violate(`a deposit was refused: ${answer.errorCode}`)
    return undefined
  }
  fact.depositId = answer.value.depositId
  fact.expiresAt = answer.value.expiresAt
  sim.moments.push(answer.value.expiresAt)
  return { fact, memo: answer.value.memo }
}

/** Money arrives with words that mean nothing here. */
export async function strayTransfer(sim: Simulation): Promise<void> {
  const amount = sim.draw.between(1, 9) * 10_000
  await pay(sim, { owner: undefined, amount, memo: 'tien nha thang nay', pays: [] })
}

async function pay(
  sim: Simulation,
  { memo, ...money }: Pick<PaymentFact, 'owner' | 'amount' | 'pays'> & { memo: string },
): Promise<void> {
  const { draw, facts } = sim
  const { amount, owner } = money
  const reference = draw.key('FT')
  const bookedAt = draw.chance(0.2) ? sim.clock.now() : undefined
  const fact: PaymentFact = {
    ...money,
    reference,
    outcome: undefined,
    wished: [],
    decided: undefined,
    bookedAt,
    isRecalled: false,
  }
  facts.payments.push(fact)
  if (bookedAt !== undefined) await pause(sim, 'the bank takes its time', 0.3)
  const reports = Array.from({ length: draw.pick([1, 1, 2]) }, () =>
    askAsBank(sim, { reference, memo, amount, ...(bookedAt !== undefined && { bookedAt }) }),
  )
  for (const report of await Promise.all(reports)) {
    if (!report?.success) return sim.violate(`a report of the bank was refused: ${report?.errorCode}`)
    const { outcome } = report.value
    if (fact.outcome !== undefined && fact.outcome !== outcome)
      sim.violate(`${reference} was told to be ${fact.outcome} and ${outcome}`)
    fact.outcome = outcome
  }
  const isLeft = fact.outcome === 'exact' || draw.chance(owner ? 0.7 : 0.3)
  await Promise.all([
    ...Array.from({ length: isLeft ? 0 : draw.pick([1, 1, 2]) }, () => decide(sim, fact)),
    ...(!sim.weather.rewards && draw.chance(0.15) ? [recall(sim, fact, memo)] : []),
  ])
}

/**
 * The bank takes money back wherever it is, which it may say twice; what went back to it already it does not get again. Not where
 * there are rewards: what hung on the money is the gateway's own tests' to judge.
 */
async function recall(sim: Simulation, fact: PaymentFact, memo: string): Promise<void> {
  const { draw } = sim
  const { reference, amount } = fact
  await pause(sim, 'the bank thinks again', draw.pick([0, 0.03]))
  const body = { reference, memo, amount, recall: draw.key('RC') }
  const answers = await Promise.all(Array.from({ length: draw.pick([1, 2]) }, () => askAsBank(sim, body)))
  for (const answer of answers) if (answer?.success) fact.isRecalled = true
}

/** The operator decides about money that waits; two of its people may not be of one mind. */
async function decide(sim: Simulation, fact: PaymentFact): Promise<void> {
  const { draw } = sim
  const member = anyMember(sim)
  const wish = draw.chance(0.5) ? 'return' : member
  fact.wished.push(wish)
  const answer = await askAsOperator(sim, {
    label: `${wish === 'return' ? 'returns' : `gives ${wish.name}`} ${fact.reference}`,
    path: '/ops/bank-transfer',
    body: {
      reference: fact.reference,
      reason: 'as the story goes',
      ...(wish === 'return' ? { do: 'return' } : { do: 'assign', account: wish.name }),
    },
  })
  if (!answer?.success) return
  if (fact.decided !== undefined && fact.decided !== wish)
    sim.violate(`${fact.reference} was decided twice, differently`)
  fact.decided = wish
}
