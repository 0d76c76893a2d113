import type { House } from '../house.ts'
import { openRounds } from './limbo/round-store.ts'
import { settleRound } from './limbo/settle-round.ts'
import { createWalletClient, type SendToGateway } from './wallet-client.ts'

/**
 * Brings every round that a stopped process left open to its end: one whose stake is not known to be taken is rolled
 * back, the others are decided and paid. Safe beside players and beside another process. Answers how many it ended; a
 * round that fails is told and stays open for the next time.
 */
export async function recoverRounds(
  house: House,
  sendToGateway: SendToGateway,
  olderThanMs = 0,
): Promise<number> {
  const wallet = createWalletClient(house, sendToGateway)
  let ended = 0
  for (const round of await openRounds(house, olderThanMs)) {
    try {
      await settleRound(house, wallet, round)
      ended += 1
    } catch (error) {
      console.error(`[vendor] round ${round.round_id} stays open`, error)
    }
  }
  return ended
}
