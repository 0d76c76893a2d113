import type { Services } from '../services.ts'
import { createWallets } from '../wallets/wallets.ts'
import { engineRoundOf, titleOf } from './play-round.ts'
import {
  findRoundOf,
  listAbandonedRounds,
  listBrokenOffRounds,
  moveRound,
  type Round,
} from './round-store.ts'
import { settleRound } from './settle-round.ts'
import { writeMove } from './write-move.ts'

/** How long a round waits for its member's next move (games 35). */
export const patienceMs = 24 * 60 * 60 * 1000

/**
 * Brings every round that a stopped process left broken off to where it rests: one whose stake is not known to be taken
 * is rolled back, the others are decided and paid. A round that its member left open for a day ends by its rule. Safe
 * beside players and beside another process. Answers how many it moved; a round that fails is told and stays open for
 * the next time.
 */
export async function recoverRounds(services: Services, olderThanMs = 0): Promise<number> {
  const wallets = createWallets(services)
  let ended = 0
  const endOne = async (round: Round, end: (round: Round) => Promise<unknown>): Promise<void> => {
    try {
      await end(round)
      ended += 1
    } catch (error) {
      console.error(`[vendor] round ${round.round_id} stays open`, error)
    }
  }
  for (const round of await listBrokenOffRounds(services, olderThanMs)) {
    await endOne(round, () => settleRound(services, wallets[round.wallet], round))
  }
  for (const round of await listAbandonedRounds(services, patienceMs)) {
    await endOne(round, async () =>
      settleRound(services, wallets[round.wallet], await giveUp(services, round)),
    )
  }
  return ended
}

/**
 * Takes one round to its end by what it drew: one that was broken off goes on, one that waits for its member ends by the rule of its
 * game (games 35). Answers undefined for a round that is not there.
 */
export async function finishRound(services: Services, roundId: string): Promise<Round['state'] | undefined> {
  const round = await findRoundOf(services, roundId)
  if (!round) return undefined
  const wallet = createWallets(services)[round.wallet]
  const { round: rested } = await settleRound(services, wallet, round)
  if (rested.state !== 'playing') return rested.state
  return (await settleRound(services, wallet, await giveUp(services, rested))).round.state
}

async function giveUp(services: Services, round: Round): Promise<Round> {
  const end = titleOf(round).engine.giveUp?.(engineRoundOf(round)) ?? 'refund'
  if (end === 'refund') return moveRound(services, round, 'rolling-back')
  return writeMove(services, round, end)
}
