import { decimalOdds, type EndedLeg } from '@saola/rules'
import type { Services } from '../services.ts'
import { voidedCode, type Wallet } from '../wallets/wallet.ts'
import { moveBet, openBet, type MatchBet } from './bet-store.ts'
import { betWords, endWords } from './bet-words.ts'
import { countBet } from './count-bet.ts'
import type { MatchSource } from './match-source.ts'
import { mostPayout } from './match-payout.ts'
import { leastReturnOf, takenOdds } from './match-risk.ts'

/** A bet where it rests, with the wallet's balance when the wallet told one. */
export type SettledBet = { bet: MatchBet; balance?: number | undefined }

/**
 * Takes a bet as far as it goes by now: created -> debited -> open -> decided -> paid, refused, or rolled back (games 74).
 * A debited one rests until its time to count, an open one until its matches have ended. Every step may be repeated and
 * may run twice at once, as those of a round (games 34). Without the session key no stake is taken any more.
 */
export async function settleMatchBet(
  services: Services,
  source: MatchSource,
  wallet: Wallet,
  { bet: start, sessionKey }: { bet: MatchBet; sessionKey?: string },
): Promise<SettledBet> {
  let settled: SettledBet = { bet: start }
  for (;;) {
    const before = settled.bet.state
    const step = await takeStep({ services, source, wallet, bet: settled.bet, sessionKey })
    settled = { bet: step.bet, balance: step.balance ?? settled.balance }
    if (step.bet.state === before) return settled
  }
}

type Step = {
  services: Services
  source: MatchSource
  wallet: Wallet
  bet: MatchBet
  sessionKey: string | undefined
}

async function takeStep(step: Step): Promise<SettledBet> {
  const { services, source, bet } = step
  switch (bet.state) {
    case 'created':
      return takeStake(step)
    case 'debited': {
      if (services.now() < bet.counts_at) return { bet }
      const counted = await countBet(services, source, bet)
      if ('odds' in counted) return { bet: await openBet(services, bet, counted.odds) }
      return { bet: await moveBet(services, bet, 'rolling-back', { refusal: counted.refusal }) }
    }
    case 'open':
      return { bet: await decide(services, bet) }
    case 'decided':
      return pay(step)
    case 'rolling-back':
      return giveBack(step)
    case 'paid':
    case 'refused':
    case 'rolled-back':
      return { bet }
    default:
      return bet.state satisfies never
  }
}

async function takeStake({ services, wallet, bet, sessionKey }: Step): Promise<SettledBet> {
  if (sessionKey === undefined) return { bet: await moveBet(services, bet, 'rolling-back') }
  const answer = await wallet.debit({
    transactionId: `${bet.bet_id}:debit`,
    roundId: bet.bet_id,
    playerId: bet.player_id,
    sessionKey,
    amount: bet.stake,
    content: await betWords(services, bet),
  })
  if (answer.ok) {
    const kept = { balance_before: answer.balance + bet.stake }
    return { bet: await moveBet(services, bet, 'debited', kept), balance: answer.balance }
  }
  const refused = { refusal: answer.code, ended_at: services.now() }
  return { bet: await moveBet(services, bet, 'refused', refused) }
}

async function decide(services: Services, bet: MatchBet): Promise<MatchBet> {
  if (bet.legs.some(({ result }) => result === null)) return bet
  return moveBet(services, bet, 'decided', { payout: mostPayout(bet.stake, bet.legs) })
}

/** Legs that have ended, with the odds they were taken at. */
export function endedLegs({ legs }: MatchBet): EndedLeg[] {
  return legs.flatMap(({ odds, result }) => (result === null ? [] : [{ odds: decimalOdds(odds), result }]))
}

async function pay({ services, wallet, bet }: Step): Promise<SettledBet> {
  const answer = await wallet.credit({
    transactionId: `${bet.bet_id}:credit`,
    debitTransactionId: `${bet.bet_id}:debit`,
    playerId: bet.player_id,
    amount: bet.payout ?? 0,
    leastReturn: await leastReturnOf(services, bet),
    odds: takenOdds(bet),
    content: await endWords(services, bet),
  })
  if (!answer.ok && answer.code === voidedCode) return { bet: await moveBet(services, bet, 'rolling-back') }
  if (!answer.ok) throw new Error(`the wallet refused a credit: ${answer.code}`)
  return { bet: await moveBet(services, bet, 'paid', endOf(services, answer)), balance: answer.balance }
}

/** When a bet came to its end, and what its player had then (games 130). */
function endOf({ now }: Services, { balance }: { balance?: number | undefined }) {
  return { ended_at: now(), balance_after: balance ?? null }
}

async function giveBack({ services, wallet, bet }: Step): Promise<SettledBet> {
  const answer = await wallet.rollback({
    transactionId: `${bet.bet_id}:rollback`,
    debitTransactionId: `${bet.bet_id}:debit`,
    playerId: bet.player_id,
  })
  if (!answer.ok) throw new Error(`the wallet refused a rollback: ${answer.code}`)
  return {
    bet: await moveBet(services, bet, 'rolled-back', endOf(services, answer)),
    balance: answer.balance,
  }
}
