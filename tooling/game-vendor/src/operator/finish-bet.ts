import { findAnyBet as findMatchBet, moveBet as moveMatchBet } from '../matches/bet-store.ts'
import type { MatchSource } from '../matches/match-source.ts'
import { runMatches } from '../matches/run-matches.ts'
import { settleMatchBet } from '../matches/settle-match-bet.ts'
import { finishRound } from '../rounds/recover-rounds.ts'
import { findRoundOf, moveRound } from '../rounds/round-store.ts'
import { settleRound } from '../rounds/settle-round.ts'
import type { Services } from '../services.ts'
import { advanceTables } from '../tables/advance-tables.ts'
import { endBet } from '../tables/settle-bet.ts'
import { findAnyBet as findTableBet, moveBet as moveTableBet } from '../tables/table-bet-store.ts'
import { createWallets } from '../wallets/wallets.ts'
import { markMatchBetVoid, markRoundVoid, markTableBetVoid } from './voided-store.ts'

/**
 * Ends a round or bet whose stake the operator has given back, so that it waits for nobody any more; one that was paid stays as it was
 * played, and is marked as void (games 119, games 136). Where the word does not arrive, the wallet's refusal of the payout says the same.
 */
export async function endVoided(services: Services, source: MatchSource, betId: string): Promise<boolean> {
  const wallets = createWallets(services)
  const round = await findRoundOf(services, betId)
  if (round) {
    if (!overStates.includes(round.state))
      await settleRound(services, wallets[round.wallet], await moveRound(services, round, 'rolling-back'))
    await markRoundVoid(services, betId)
    return true
  }
  const chips = await findTableBet(services.db, betId)
  if (chips) {
    if (!overStates.includes(chips.state))
      await endBet(services, wallets[chips.wallet], await moveTableBet(services, chips, 'rolling-back'))
    await markTableBetVoid(services, betId)
    return true
  }
  const bet = await findMatchBet(services, betId)
  if (!bet) return false
  if (!overStates.includes(bet.state)) {
    const marked = await moveMatchBet(services, bet, 'rolling-back')
    await settleMatchBet(services, source, wallets[bet.wallet], { bet: marked })
  }
  await markMatchBetVoid(services, betId)
  return true
}

/** Where a round or bet stands that nothing more happens to. */
const overStates: readonly string[] = ['paid', 'refused', 'rolled-back']

/**
 * Takes a round of one player, a bet at a table or a bet on matches as far as its own seeds and the clock take it; nobody chooses
 * an outcome. Answers whether it is over, and undefined where nothing has this number (games 121).
 */
export async function finishBet(
  services: Services,
  source: MatchSource,
  betId: string,
): Promise<{ isOver: boolean } | undefined> {
  const state = await finishRound(services, betId)
  if (state !== undefined) return { isOver: overStates.includes(state) }
  if (await findTableBet(services.db, betId)) {
    await advanceTables(services)
    const bet = await findTableBet(services.db, betId)
    return bet && { isOver: overStates.includes(bet.state) }
  }
  if (!(await findMatchBet(services, betId))) return undefined
  await runMatches(services, source)
  const bet = await findMatchBet(services, betId)
  return bet && { isOver: overStates.includes(bet.state) }
}
