import type { GameTitle } from '#shared/games/game-title.ts'
import type { UnfinishedRound } from './use-unfinished.ts'

/** A title to go on with, and its round that waits if one does. */
export type Continued = { readonly title: GameTitle; readonly round?: UnfinishedRound }

/** How many stand in the rail. */
const most = 10

/** What a member goes on with: rounds left open first (games 8), then what was played last and still starts; each title once. */
export function whatToContinue(
  rounds: readonly UnfinishedRound[],
  recent: readonly GameTitle[],
): readonly Continued[] {
  const waiting = new Map<string, Continued>()
  for (const round of rounds) {
    if (!waiting.has(round.title.nodeId)) waiting.set(round.title.nodeId, { title: round.title, round })
  }
  const others = recent.filter(({ nodeId, status }) => status === 'open' && !waiting.has(nodeId))
  return [...waiting.values(), ...others.map((title) => ({ title }))].slice(0, most)
}
