import type { Lane } from '@saola/protocol'

/** The families that hold something, in their order (games 1), those of which nothing starts after all others (games 39). */
export function lanesToShow(lanes: readonly Lane[]): readonly Lane[] {
  return lanes
    .filter((lane) => lane.gameCount !== 0 && lane.cards.length > 0)
    .sort((one, other) => Number(isClosed(one)) - Number(isClosed(other)))
}

/** What a gateway does not count may start. */
function isClosed({ gameCount, gameClassify }: Lane): boolean {
  const countOf = (key: string): number =>
    gameClassify.find((gameClass) => gameClass.key === key)?.gameCount ?? 0
  return gameCount !== undefined && countOf('maintenance') + countOf('coming-soon') >= gameCount
}
