import { isDeepStrictEqual } from 'node:util'
import type { Played } from '@saola/game-engines'
import { engineRoundOf, titleOf } from './play-round.ts'
import type { Round } from './round-store.ts'

/** A step of a round that is over, as a stage shows it: where the round stood after so many of its moves. */
export type Step = Played & { moves: readonly unknown[] }

/**
 * What a stage shows of a round that was paid, or returned once it was decided, from its first picture to its last, which is the
 * outcome as it was kept (games 132). The steps between are computed again from the seeds; where the model of today would have played
 * another round, the kept outcome stands alone. Undefined for a round that has none.
 */
export function stepsOf(round: Round): Step[] | undefined {
  const { state, outcome, payout, moves, staked } = round
  const isOver = state === 'paid' || state === 'rolled-back'
  if (!isOver || outcome === null || payout === null) return undefined
  const last: Step = { view: outcome, isOver: true, payout, staked, moves }
  const { engine } = titleOf(round)
  const computed = [...moves, undefined].map((_, made) =>
    // Each playing draws its numbers from the first one on.
    engine.play({ ...engineRoundOf(round), moves: moves.slice(0, made) }),
  )
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(computed.at(-1)?.view ?? null)), outcome)
  if (!isSame) return [last]
  const before = computed
    .slice(0, -1)
    .flatMap((step, made) => (step ? [{ ...step, moves: moves.slice(0, made) }] : []))
  return [...before, last]
}

/**
 * What a stage had shown of a round whose stake came back while it waited for a move: it has no outcome, and none is computed.
 * Undefined for any other.
 */
export function stepsBeforeReturn(round: Round): Step[] | undefined {
  const { state, outcome, moves } = round
  if (state !== 'rolled-back' || outcome !== null) return undefined
  const { engine } = titleOf(round)
  const steps = [...moves, undefined].flatMap((_, made) => {
    const first = moves.slice(0, made)
    const played = engine.play({ ...engineRoundOf(round), moves: first })
    return played && !played.isOver ? [{ ...played, moves: first }] : []
  })
  return steps.length === moves.length + 1 ? steps : undefined
}
