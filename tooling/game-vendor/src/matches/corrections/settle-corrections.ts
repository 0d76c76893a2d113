import type { Services } from '../../services.ts'
import { voidedCode } from '../../wallets/wallet.ts'
import { createWallets, type Wallets } from '../../wallets/wallets.ts'
import { getBet } from '../bet-store.ts'
import { endWords } from '../bet-words.ts'
import { endOwed, listOwed, type OwedCorrection } from './correction-store.ts'

/** So many are settled in one go; the next one goes on. */
const most = 500

/**
 * Has the wallet settle bets anew by corrected results, each correction of a bet once and in their order, whoever asks and however
 * late (games 138). Answers how many it ended; one that fails is told and is owed until the next time.
 */
export async function settleCorrections(services: Services): Promise<number> {
  const wallets = createWallets(services)
  let ended = 0
  for (const owed of await listOwed(services, most)) {
    try {
      await settleOne(services, wallets, owed)
      ended += 1
    } catch (error) {
      console.error(`[vendor] a correction of the bet ${owed.bet_id} is still owed`, error)
    }
  }
  return ended
}

async function settleOne(services: Services, wallets: Wallets, owed: OwedCorrection): Promise<void> {
  const bet = await getBet(services, owed.bet_id)
  if (bet.state === 'rolled-back') return endOwed(services, owed, { isVoid: true })
  const answer = await wallets[bet.wallet].correct({
    transactionId: `${bet.bet_id}:correct:${owed.number}`,
    debitTransactionId: `${bet.bet_id}:debit`,
    playerId: bet.player_id,
    before: owed.payout_before,
    amount: owed.payout,
    content: await endWords(services, bet),
    reason: owed.reason,
  })
  // The operator has given its stake back: it stays void.
  const isVoid = !answer.ok && answer.code === voidedCode
  if (!answer.ok && !isVoid) throw new Error(`the wallet refused a correction: ${answer.code}`)
  await endOwed(services, owed, { isVoid })
}
