import type { Services } from '../services.ts'
import { voidedCode, type Wallet } from '../wallets/wallet.ts'
import { standingOf, titleOf } from './play-round.ts'
import { choiceWords, resultWords } from './record-words.ts'
import { moveRound, type Round, type RoundChange } from './round-store.ts'
import { outcomeOf, writeMove } from './write-move.ts'

/** Where a round rests: it is over, or its member is to move. */
const restingStates = ['playing', 'paid', 'refused', 'rolled-back']

/** A round where it rests, with the wallet's balance when the wallet told one, and why an added stake was refused. */
export type SettledRound = {
  round: Round
  balance?: number | undefined
  refusal?: string | undefined
}

/**
 * Takes a round from where it stands to where it rests: created -> debited -> decided -> paid, refused, or rolled back;
 * one with moves goes debited -> playing, raising and back, until it is decided. Every step may be repeated and may run
 * twice at once: the wallet answers a repeated call with its first answer, and a step is written only by who found the
 * round where it started. Without the session key no stake is taken any more: a round that was only created is rolled
 * back; a move that waits for its added stake is forgotten, and the stake goes back (raising -> lowering -> playing).
 */
export async function settleRound(
  services: Services,
  wallet: Wallet,
  start: Round,
  sessionKey?: string,
): Promise<SettledRound> {
  let settled: SettledRound = { round: start }
  for (;;) {
    const step = await takeStep(services, wallet, settled.round, sessionKey)
    settled = {
      round: step.round,
      balance: step.balance ?? settled.balance,
      refusal: step.refusal ?? settled.refusal,
    }
    if (restingStates.includes(step.round.state)) return settled
  }
}

async function takeStep(
  services: Services,
  wallet: Wallet,
  round: Round,
  sessionKey: string | undefined,
): Promise<SettledRound> {
  switch (round.state) {
    case 'created':
      return takeStake(services, wallet, round, sessionKey)
    case 'raising':
      return takeAddedStake(services, wallet, round, sessionKey)
    case 'lowering':
      return giveBackAddedStake(services, wallet, round)
    case 'debited':
    case 'playing':
      return { round: await decide(services, round) }
    case 'decided':
    case 'paid':
      return pay(services, wallet, round)
    case 'rolling-back':
    case 'rolled-back':
      return giveBack(services, wallet, round)
    case 'refused':
      return { round }
  }
}

async function takeStake(
  services: Services,
  wallet: Wallet,
  round: Round,
  sessionKey: string | undefined,
): Promise<SettledRound> {
  if (sessionKey === undefined) return { round: await moveRound(services, round, 'rolling-back') }
  const answer = await wallet.debit({
    transactionId: `${round.round_id}:debit`,
    roundId: round.round_id,
    playerId: round.player_id,
    sessionKey,
    amount: round.stake,
    content: choiceWords(round),
  })
  if (answer.ok) {
    const change = { balance_before: answer.balance + round.stake }
    return { round: await moveRound(services, round, 'debited', change), balance: answer.balance }
  }
  const refused = { refusal: answer.code, ended_at: services.now() }
  return { round: await moveRound(services, round, 'refused', refused) }
}

/** The stake that a move adds: taken, and the move is made; refused or unknown, and the round waits as before. */
async function takeAddedStake(
  services: Services,
  wallet: Wallet,
  round: Round,
  sessionKey: string | undefined,
): Promise<SettledRound> {
  const { raise } = round
  if (!raise) throw new Error(`the round ${round.round_id} raises nothing`)
  const transactionId = raiseIdOf(round)
  const debitTransactionId = `${round.round_id}:debit`
  // Written before it is asked for, so that whoever hears of the stake meanwhile makes no move with it.
  if (sessionKey === undefined) return { round: await moveRound(services, round, 'lowering') }
  const answer = await wallet.debit({
    transactionId,
    addsTo: debitTransactionId,
    roundId: round.round_id,
    playerId: round.player_id,
    sessionKey,
    amount: raise.amount,
    content: choiceWords(round),
  })
  if (!answer.ok) {
    const waiting = await moveRound(services, round, 'playing', { raise: null })
    return { round: waiting, refusal: answer.code }
  }
  const staked = round.staked + raise.amount
  return {
    round: await writeMove(services, round, raise.move, { raise: null, staked }),
    balance: answer.balance,
  }
}

/** Each asking for an added stake has an id of its own. */
function raiseIdOf(round: Round): string {
  return `${round.round_id}:raise:${round.raises}`
}

/** The stake that a move would have added goes back, and the round waits as before. */
async function giveBackAddedStake(services: Services, wallet: Wallet, round: Round): Promise<SettledRound> {
  const answer = await wallet.rollback({
    transactionId: `${raiseIdOf(round)}:rollback`,
    debitTransactionId: raiseIdOf(round),
    playerId: round.player_id,
  })
  if (!answer.ok) throw new Error(`the wallet refused a rollback: ${answer.code}`)
  return {
    round: await moveRound(services, round, 'playing', { raise: null }),
    balance: answer.balance,
  }
}

async function decide(services: Services, round: Round): Promise<Round> {
  const { isOver, payout, view } = standingOf(round)
  if (!isOver) return round.state === 'playing' ? round : moveRound(services, round, 'playing')
  return moveRound(services, round, 'decided', outcomeOf(round, { view, payout }))
}

/** A paid round is paid again for the sake of the answer: the wallet repeats its first one and moves nothing. */
async function pay(services: Services, wallet: Wallet, round: Round): Promise<SettledRound> {
  const answer = await wallet.credit({
    transactionId: `${round.round_id}:credit`,
    debitTransactionId: `${round.round_id}:debit`,
    playerId: round.player_id,
    amount: round.payout ?? 0,
    ...riskOf(round),
    content: `${choiceWords(round)} -> ${resultWords(round)}`,
  })
  if (!answer.ok && answer.code === voidedCode)
    return { round: await moveRound(services, round, 'rolling-back') }
  if (!answer.ok) throw new Error(`the wallet refused a credit: ${answer.code}`)
  const jackpots = answer.jackpots ? JSON.stringify(answer.jackpots) : null
  const change = { jackpots, ...endOf(services, round, 'paid', answer.balance) }
  return { round: await moveRound(services, round, 'paid', change), balance: answer.balance }
}

/** When a round came to its end and what its player had then; what is asked for again keeps both (games 131). */
function endOf(
  { now }: Services,
  { state }: Round,
  end: 'paid' | 'rolled-back',
  balance: number | undefined,
): RoundChange {
  return state === end ? {} : { ended_at: now(), balance_after: balance ?? null }
}

/** What a choice says of its risk before anything is drawn. */
function riskOf(round: Round): { leastReturn?: number | undefined; odds?: number | undefined } {
  const { engine } = titleOf(round)
  return { leastReturn: engine.leastReturn?.(round.choice, round.stake), odds: engine.oddsOf?.(round.choice) }
}

async function giveBack(services: Services, wallet: Wallet, round: Round): Promise<SettledRound> {
  const answer = await wallet.rollback({
    transactionId: `${round.round_id}:rollback`,
    debitTransactionId: `${round.round_id}:debit`,
    playerId: round.player_id,
  })
  if (!answer.ok) throw new Error(`the wallet refused a rollback: ${answer.code}`)
  const change = endOf(services, round, 'rolled-back', answer.balance)
  return { round: await moveRound(services, round, 'rolled-back', change), balance: answer.balance }
}
