import type { Played } from '@saola/game-engines'
import type { Services } from '../services.ts'
import { playRound, titleOf } from './play-round.ts'
import { moveRound, type Round, type RoundChange } from './round-store.ts'

/**
 * Writes a move if the round is still where the caller saw it; answers the round as it is now. A move that ends the round
 * is written with its outcome in one statement: a round that is over never looks as if it waited for its member.
 */
export function writeMove(
  services: Services,
  round: Round,
  move: unknown,
  more: RoundChange = {},
): Promise<Round> {
  const next = playRound(round, [move])
  if (!next) throw new Error(`the round ${round.round_id} does not allow this move`)
  const moves = JSON.stringify([...round.moves, move])
  if (!next.isOver) return moveRound(services, round, 'playing', { ...more, moves })
  return moveRound(services, round, 'decided', { ...more, moves, ...outcomeOf(round, next) })
}

/** What is written of a round when it is decided. */
export function outcomeOf(round: Round, { view, payout }: Pick<Played, 'view' | 'payout'>): RoundChange {
  const hasFeature = titleOf(round).engine.hasFeature?.(view) ?? false
  return { outcome: JSON.stringify(view), payout, has_feature: hasFeature }
}
