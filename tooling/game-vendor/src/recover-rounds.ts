import type { Services } from './services.ts'
import { openRounds } from './limbo/round-store.ts'
import { settleRound } from './limbo/settle-round.ts'
import { createWalletClient } from './wallet-client.ts'

/**
 * Brings every round that a stopped process left open to its end: one whose stake is not known to be taken is rolled
 * back, the others are decided and paid. Safe beside players and beside another process. Answers how many it ended; a
 * round that fails is told and stays open for the next time.
 */
export async function recoverRounds(services: Services, olderThanMs = 0): Promise<number> {
  const wallet = createWalletClient(services)
  let ended = 0
  for (const round of await openRounds(services, olderThanMs)) {
    try {
      await settleRound(services, wallet, round)
      ended += 1
    } catch (error) {
      console.error(`[vendor] round ${round.round_id} stays open`, error)
    }
  }
  return ended
}
