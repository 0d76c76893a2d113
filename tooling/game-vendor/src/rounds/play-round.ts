import { carriedTitle, type CarriedTitle, type Played, type Round as EngineRound } from '@saola/game-engines'
import { drawsOf } from '../seeds/fair-seeds.ts'
import type { Round } from './round-store.ts'

/** What carries the title of a round. A round of a title that is carried no more cannot go on. */
export function titleOf(round: Pick<Round, 'game_code' | 'family'>): CarriedTitle {
  const title = carriedTitle({ gameCode: round.game_code, family: round.family })
  if (!title) throw new Error(`no engine carries ${round.game_code}`)
  return title
}

/** A round as its engine sees it; `more` are moves that are not written yet. */
export function engineRoundOf(round: Round, more: readonly unknown[] = []): EngineRound {
  return {
    model: titleOf(round).model,
    draws: drawsOf({ serverSeed: round.server_seed, clientSeed: round.client_seed, nonce: round.nonce }),
    stake: round.stake,
    choice: round.choice,
    moves: [...round.moves, ...more],
  }
}

/** Where a round stands, computed again from its seeds (games 34); undefined when the last of `more` may not be made. */
export function playRound(round: Round, more: readonly unknown[] = []): Played | undefined {
  return titleOf(round).engine.play(engineRoundOf(round, more))
}

/** Where a kept round stands; its moves were all accepted once. */
export function standingOf(round: Round): Played {
  const played = playRound(round)
  if (!played) throw new Error(`the round ${round.round_id} can no longer be played as it was`)
  return played
}
