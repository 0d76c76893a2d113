import { randomInt } from 'node:crypto'
import type { Bet, Journal, Outcome, Round } from './journal.ts'
import type { Wallet } from './wallet.ts'

/** What a stake on the right side pays, in hundredths: 98 of 100 come back. */
const pays = 196

export type Coin = {
  /** Plays a round, or tells again how it ended. */
  play: (bet: Bet) => Promise<Outcome>
  /** Brings to an end what a process before this one began. */
  recover: () => Promise<void>
}

/** Heads or tails: a stake is taken, a coin is tossed, and what it pays is paid, each once whatever is lost on the way. */
export function createCoin(wallet: Wallet, journal: Journal): Coin {
  const running = new Map<string, Promise<Outcome>>()

  async function begin(bet: Bet): Promise<Outcome> {
    journal.write(bet)
    const { roundId, sessionKey, amount, side } = bet
    try {
      const stake = { transactionId: `${roundId}:debit`, roundId, sessionKey, amount, content: side }
      const taken = await wallet.ask('debit', stake)
      if (!taken.ok) return end(bet, { kind: 'refused', code: taken.code })
    } catch {
      // Whether the stake was taken is not known. Taking it back is right in both cases: a debit that comes later is refused.
      return giveBack(bet)
    }
    const tossed: Round = { ...bet, landed: randomInt(2) === 0 ? 'heads' : 'tails' }
    journal.write(tossed)
    return pay(tossed, tossed.landed)
  }

  async function giveBack(round: Round): Promise<Outcome> {
    const { roundId } = round
    const ids = { transactionId: `${roundId}:rollback`, debitTransactionId: `${roundId}:debit` }
    const answer = await wallet.insist('rollback', ids)
    return end(round, answer.ok ? { kind: 'returned' } : { kind: 'refused', code: answer.code })
  }

  async function pay(round: Round, landed: Round['side'] | undefined): Promise<Outcome> {
    if (landed === undefined) return giveBack(round)
    const { roundId, side, amount } = round
    const payout = landed === side ? Math.floor((amount * pays) / 100) : 0
    const ids = { transactionId: `${roundId}:credit`, debitTransactionId: `${roundId}:debit` }
    const answer = await wallet.insist('credit', { ...ids, amount: payout, content: `${side}, ${landed}` })
    if (!answer.ok) return end(round, { kind: 'refused', code: answer.code })
    return end(round, { kind: 'played', landed, payout, balance: answer.value.balance })
  }

  function end(round: Round, outcome: Outcome): Outcome {
    journal.write({ ...round, outcome })
    return outcome
  }

  function once(roundId: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = running.get(roundId) ?? work().finally(() => running.delete(roundId))
    running.set(roundId, outcome)
    return outcome
  }

  return {
    async play(bet) {
      const known = journal.rounds.get(bet.roundId)
      if (!known) return once(bet.roundId, () => begin(bet))
      // A round belongs to the session that began it.
      if (known.sessionKey !== bet.sessionKey) return { kind: 'refused', code: 'round.unknown' }
      return known.outcome ?? once(bet.roundId, () => pay(known, known.landed))
    },
    async recover() {
      const open = [...journal.rounds.values()].filter(({ outcome }) => !outcome)
      await Promise.all(open.map((round) => once(round.roundId, () => pay(round, round.landed))))
    },
  }
}
