import type { RoundFact } from '../facts.ts'
import { askAsVendor, type Answer } from '../http-call.ts'
import { pause, type Simulation } from '../simulation.ts'
import type { Member } from '../world.ts'

/**
 * A round at the seamless vendor: the stake, maybe a second one that a move adds, then what it won, or back. A vendor
 * does not wait for ever for a stake: it takes back what may or may not have come, maybe before it comes. A win may come
 * before its stake, or in parts, and money without a bet.
 */
export async function round(
  sim: Simulation,
  member = sim.draw.pick(sim.members as [Member, ...Member[]]),
): Promise<void> {
  const { draw, facts } = sim
  if (draw.chance(0.05)) return award(sim, member)
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
  const takesIt = async (): Promise<boolean> => {
    const debit = await takes()
    if (!debit?.success) {
      if (debit?.errorCode !== 'seamless.insufficient')
        sim.violate(`a stake was refused: ${debit?.errorCode}`)
      return false
    }
    fact.net -= stake
    fact.story = 'staked'
    return true
  }
  if (draw.chance(0.1)) return winsEarly(sim, fact, debitId, takesIt)
  if (!(await takesIt())) return
  const ways = {
    win: [() => win(sim, fact, debitId)],
    'two wins': [() => win(sim, fact, debitId), () => win(sim, fact, debitId)],
    lose: [() => win(sim, fact, debitId, { times: 0 })],
    parts: [() => winInParts(sim, fact, debitId)],
    back: [() => giveBack(sim, fact, debitId)],
    'two returns': [() => giveBack(sim, fact, debitId), () => giveBack(sim, fact, debitId)],
    both: [() => win(sim, fact, debitId), () => giveBack(sim, fact, debitId)],
  }
  const ending = draw.pick<keyof typeof ways>([
    'win',
    'win',
    'lose',
    'parts',
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

type Win = {
  /** How many of the stakes. */
  times?: number
  /** The round goes on after it. */
  isPart?: boolean
  /** Says once that no stake will come any more. */
  isGone?: () => boolean
}

/** What was paid, or -1 when the round had ended otherwise. A win that comes before its stake is sent again under its id. */
async function win(
  sim: Simulation,
  fact: RoundFact,
  debitId: string,
  { times, isPart = false, isGone }: Win = {},
): Promise<number> {
  const amount = fact.stake * (times ?? sim.draw.between(1, 3))
  const request = {
    transactionId: sim.draw.key('credit'),
    debitTransactionId: debitId,
    amount,
    content: 'x',
    ...(isPart && { isLast: false }),
  }
  let answer = await askAsVendor(sim, 'credit', request)
  const isEarly = (said: Answer | undefined): boolean =>
    said?.errorCode === 'seamless.debit.unknown' && isGone?.() === false
  while (isEarly(answer)) {
    await pause(sim, 'a win waits for its stake')
    answer = await askAsVendor(sim, 'credit', request)
  }
  if (!answer?.success)
    return refused(sim, answer, [
      'seamless.debit.cancelled',
      'seamless.round.settled',
      ...(isGone ? ['seamless.debit.unknown'] : []),
    ])
  fact.net += amount
  fact.story += `, won ${amount}`
  return amount
}

async function winInParts(sim: Simulation, fact: RoundFact, debitId: string): Promise<number> {
  await win(sim, fact, debitId, { isPart: true })
  return win(sim, fact, debitId, { times: sim.draw.between(0, 1) })
}

/** Stake and win are sent in one moment: the win is paid, whichever comes first, unless there is no stake. */
async function winsEarly(
  sim: Simulation,
  fact: RoundFact,
  debitId: string,
  takes: () => Promise<boolean>,
): Promise<void> {
  let isTaken: boolean | undefined
  const [, paid] = await Promise.all([
    takes().then((taken) => (isTaken = taken)),
    win(sim, fact, debitId, { isGone: () => isTaken === false }),
  ])
  const isPaid = paid >= 0
  if (isTaken !== isPaid) sim.violate(`an early win was ${isPaid ? 'paid without a stake' : 'not paid'}`)
}

/** Money that no bet has won. */
async function award(sim: Simulation, member: Member): Promise<void> {
  const { draw, facts } = sim
  const fact: RoundFact = { member, stake: 0, net: 0, story: 'award' }
  facts.rounds.push(fact)
  const amount = draw.pick([1_000, 20_000])
  const request = {
    transactionId: draw.key('award'),
    playerId: String(member.accountId),
    kind: draw.pick(['promotion', 'tournament']),
    amount,
  }
  const answer = await askAsVendor(sim, 'award', request)
  if (answer?.success) fact.net += amount
  else refused(sim, answer, ['seamless.player.unknown'])
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
