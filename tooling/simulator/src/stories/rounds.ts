import type { RoundFact } from '../facts.ts'
import { askAsVendor, type Answer } from '../http-call.ts'
import { pause, type Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

/**
 * A round at the seamless vendor: the stake, maybe a second one that a move adds, then what it won, or back. A vendor
 * does not wait for ever for a stake: it takes back what may or may not have come, maybe before it comes.
 */
export async function round(
  sim: Simulation,
  member = sim.draw.pick(sim.members as [Member, ...Member[]]),
): Promise<void> {
  const { draw, facts } = sim
  const stake = draw.pick([10_000, 50_000, 50_000, 200_000, 400_000])
  const debitId = draw.key('debit')
  const fact: RoundFact = { member, stake, net: 0, story: 'no stake' }
  facts.rounds.push(fact)
  const takes = () =>
    askAsVendor(sim, 'debit', {
      transactionId: debitId,
      roundId: debitId,
      sessionKey: member.sessionKey,
      amount: stake,
      content: 'x',
    })
  if (draw.chance(0.2)) {
    await Promise.all([
      takes(),
      pause(sim, 'the vendor loses patience').then(() => giveBack(sim, fact, debitId)),
    ])
    return
  }
  const debit = await takes()
  if (!debit?.success) {
    if (debit?.errorCode !== 'seamless.insufficient') sim.violate(`a stake was refused: ${debit?.errorCode}`)
    return
  }
  fact.net = -stake
  fact.story = 'staked'
  const ways = {
    win: [() => win(sim, fact, debitId)],
    'two wins': [() => win(sim, fact, debitId), () => win(sim, fact, debitId)],
    lose: [() => win(sim, fact, debitId, 0)],
    back: [() => giveBack(sim, fact, debitId)],
    'two returns': [() => giveBack(sim, fact, debitId), () => giveBack(sim, fact, debitId)],
    both: [() => win(sim, fact, debitId), () => giveBack(sim, fact, debitId)],
  }
  const ending = draw.pick<keyof typeof ways>([
    'win',
    'win',
    'lose',
    'back',
    'both',
    'two wins',
    'two returns',
  ])
  // A move may raise the stake before the end, or in the same moment.
  const raises = draw.pick(['never', 'never', 'before', 'beside'])
  if (raises === 'before') await raise(sim, fact, debitId)
  const raised = raises === 'beside' ? raise(sim, fact, debitId) : undefined
  const ends = await Promise.all(ways[ending].map((way) => way()))
  await raised
  if (ends.filter((amount) => amount >= 0).length !== 1 && ending !== 'two returns')
    sim.violate(`a round ended ${ends.filter((amount) => amount >= 0).length} times (${ending})`)
}

/** A stake that a move adds; now and then the vendor takes it back before it knows whether it came. */
async function raise(sim: Simulation, fact: RoundFact, debitId: string): Promise<void> {
  const { draw } = sim
  const raiseId = draw.key('raise')
  const amount = draw.pick([5000, fact.stake])
  const takes = async (): Promise<void> => {
    const answer = await askAsVendor(sim, 'debit', {
      transactionId: raiseId,
      addsTo: debitId,
      roundId: debitId,
      sessionKey: fact.member.sessionKey,
      amount,
      content: 'x',
    })
    if (!answer?.success) {
      refused(sim, answer, ['seamless.insufficient', 'seamless.debit.cancelled', 'seamless.round.settled'])
      return
    }
    fact.net -= amount
    fact.story += `, raised by ${amount}`
  }
  const isTakenBack = draw.chance(0.3)
  await Promise.all([takes(), ...(isTakenBack ? [giveBack(sim, fact, raiseId)] : [])])
}

/** What was paid, or -1 when the round had ended otherwise. */
async function win(sim: Simulation, fact: RoundFact, debitId: string, times?: number): Promise<number> {
  const amount = fact.stake * (times ?? sim.draw.between(1, 3))
  const answer = await askAsVendor(sim, 'credit', {
    transactionId: sim.draw.key('credit'),
    debitTransactionId: debitId,
    amount,
    content: 'x',
  })
  if (!answer?.success) return refused(sim, answer, ['seamless.debit.cancelled', 'seamless.round.settled'])
  fact.net += amount
  fact.story += `, won ${amount}`
  return amount
}

async function giveBack(sim: Simulation, fact: RoundFact, debitId: string): Promise<number> {
  const answer = await askAsVendor(sim, 'rollback', {
    transactionId: sim.draw.key('rollback'),
    debitTransactionId: debitId,
  })
  if (!answer?.success) return refused(sim, answer, ['seamless.round.settled'])
  const returned: number = answer.value.returned
  // A stake that was never told of is taken and returned in the same moment as far as the vendor knows.
  if (fact.story !== 'no stake') fact.net += returned
  fact.story += `, returned ${returned}`
  return returned
}

function refused(sim: Simulation, answer: Answer | undefined, known: readonly string[]): number {
  if (!known.includes(answer?.errorCode ?? '')) sim.violate(`a round could not end: ${answer?.errorCode}`)
  return -1
}
