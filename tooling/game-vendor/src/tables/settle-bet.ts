import { payoutOfChips } from '@saola/game-engines'
import type { Services } from '../services.ts'
import { wordsIn } from '../pages/texts.ts'
import { voidedCode, type Wallet } from '../wallets/wallet.ts'
import { moveBet, type TableBet } from './table-bet-store.ts'
import { tableOf } from './table-of.ts'
import { getTableRound, type TableRound } from './table-round-store.ts'

/** Takes the stake of a bet that was only written down; answers the bet as it is then. */
export async function takeStake(
  services: Services,
  wallet: Wallet,
  bet: TableBet,
  sessionKey: string,
): Promise<TableBet> {
  if (bet.state !== 'created') return bet
  const round = await getTableRound(services.db, bet.round_id)
  const answer = await wallet.debit({
    transactionId: `${bet.bet_id}:debit`,
    roundId: bet.bet_id,
    playerId: bet.player_id,
    sessionKey,
    amount: bet.stake,
    content: betWords(bet, round),
  })
  if (answer.ok) {
    const { balance } = answer
    return moveBet(services, bet, 'debited', { balance, balance_before: balance + bet.stake })
  }
  return moveBet(services, bet, 'refused', { refusal: answer.code, ended_at: services.now() })
}

/**
 * Brings a bet to where it rests: one whose stake goes back is rolled back, one in a round that was drawn is paid what
 * its cells return. Every step may be repeated and may run twice at once, as in `settleRound`.
 */
export async function endBet(services: Services, wallet: Wallet, start: TableBet): Promise<TableBet> {
  const round = await getTableRound(services.db, start.round_id)
  let bet = start
  for (;;) {
    const next = await takeStep(services, wallet, bet, round)
    if (next === undefined) return bet
    bet = next
  }
}

async function takeStep(
  services: Services,
  wallet: Wallet,
  bet: TableBet,
  round: TableRound,
): Promise<TableBet | undefined> {
  switch (bet.state) {
    case 'rolling-back':
      return giveBack(services, wallet, bet)
    case 'debited':
      return round.outcome === null ? undefined : decide(services, bet, round)
    case 'decided':
      return pay(services, wallet, bet, round)
    case 'created':
    case 'paid':
    case 'refused':
    case 'rolled-back':
      return undefined
  }
}

function decide(services: Services, bet: TableBet, round: TableRound): Promise<TableBet> {
  const payout = payoutOfChips(tableOf(round).table, round.outcome, bet.cells)
  return moveBet(services, bet, 'decided', { payout })
}

async function pay(services: Services, wallet: Wallet, bet: TableBet, round: TableRound): Promise<TableBet> {
  const { engine, table } = tableOf(round)
  const result = table.resultOf(round.outcome, wordsIn(bet.language))
  const answer = await wallet.credit({
    transactionId: `${bet.bet_id}:credit`,
    debitTransactionId: `${bet.bet_id}:debit`,
    playerId: bet.player_id,
    amount: bet.payout ?? 0,
    leastReturn: engine.leastReturn?.({ cells: bet.cells }, bet.stake, round.number),
    content: `${betWords(bet, round)} -> ${result}`,
  })
  if (!answer.ok && answer.code === voidedCode) return moveBet(services, bet, 'rolling-back')
  if (!answer.ok) throw new Error(`the wallet refused a credit: ${answer.code}`)
  return moveBet(services, bet, 'paid', { balance: answer.balance, ended_at: services.now() })
}

async function giveBack(services: Services, wallet: Wallet, bet: TableBet): Promise<TableBet> {
  const answer = await wallet.rollback({
    transactionId: `${bet.bet_id}:rollback`,
    debitTransactionId: `${bet.bet_id}:debit`,
    playerId: bet.player_id,
  })
  if (!answer.ok) throw new Error(`the wallet refused a rollback: ${answer.code}`)
  return moveBet(services, bet, 'rolled-back', {
    ended_at: services.now(),
    ...(answer.balance === undefined ? {} : { balance: answer.balance }),
  })
}

/** What a bet is about, as the betting record says it in the language of its sitting. */
function betWords(bet: TableBet, round: TableRound): string {
  const { engine } = tableOf(round)
  return `#${round.number} ${engine.contentOf({ cells: bet.cells }, wordsIn(bet.language))}`
}
