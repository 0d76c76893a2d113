import { isDeepStrictEqual } from 'node:util'
import type { Services } from '../services.ts'
import type { Wallet } from '../wallets/wallet.ts'
import { playRound, standingOf } from './play-round.ts'
import { moveRound, type Round } from './round-store.ts'
import { settleRound, type SettledRound } from './settle-round.ts'
import { writeMove } from './write-move.ts'

/** The move that is made at a step of a round: 0 is the first. */
export type Step = { step: number; move: unknown }

/** Why a move is not made. */
export type MoveRefusal = { refusal: 'round.moved' | 'round.move' }

/**
 * Makes a move of a round that waits for one. A step that was made before is answered again when the move is the same;
 * another move for it is refused, and so is one that the rule does not allow now.
 */
export async function makeMove(
  services: Services,
  wallet: Wallet,
  { round, step, move, sessionKey }: Step & { round: Round; sessionKey: string },
): Promise<SettledRound | MoveRefusal> {
  if (step < round.moves.length) {
    if (!isDeepStrictEqual(round.moves[step], move)) return { refusal: 'round.moved' }
    return settleRound(services, wallet, round, sessionKey)
  }
  if (step > round.moves.length) return { refusal: 'round.moved' }
  if (round.state === 'raising') {
    if (!isDeepStrictEqual(round.raise?.move, move)) return { refusal: 'round.moved' }
    return settleRound(services, wallet, round, sessionKey)
  }
  if (round.state === 'lowering') return settleRound(services, wallet, round, sessionKey)
  if (round.state !== 'playing') return { refusal: 'round.moved' }
  const next = playRound(round, [move])
  if (!next) return { refusal: 'round.move' }
  const amount = next.staked - standingOf(round).staked
  const moved =
    amount === 0
      ? await writeMove(services, round, move)
      : await moveRound(services, round, 'raising', {
          raise: JSON.stringify({ move, amount }),
          raises: round.raises + 1,
        })
  // Who lost a race finds the round as the other left it.
  const isMine = isDeepStrictEqual(moved.moves[step], move) || isDeepStrictEqual(moved.raise?.move, move)
  return isMine ? settleRound(services, wallet, moved, sessionKey) : { refusal: 'round.moved' }
}
