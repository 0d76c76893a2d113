import type { House } from '../house.ts'
import { openRounds } from './limbo/round-store.ts'
import { settleRound } from './limbo/settle-round.ts'
import { createWalletClient, type SendToGateway } from './wallet-client.ts'

/**
 * Brings every round that a stopped process left open to its end: one whose stake is not known to be taken is rolled
 * back, the others are decided and paid. Safe beside players and beside another process; answers how many it ended.
 */
export async function recoverRounds(
  house: House,
  sendToGateway: SendToGateway,
  olderThanMs = 0,
): Promise<number> {
  const wallet = createWalletClient(house, sendToGateway)
  const rounds = await openRounds(house, olderThanMs)
  for (const round of rounds) await settleRound(house, wallet, round)
  return rounds.length
}
