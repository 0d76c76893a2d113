import type { GameTitle } from '#shared/games/game-title.ts'

/** How many similar titles stand side by side on the narrowest phone. */
const most = 3

/** Titles that start: of the same family if there are any, else hot ones. */
export function similarTitles(
  title: GameTitle,
  family: readonly GameTitle[],
  hot: readonly GameTitle[],
): { titles: readonly GameTitle[]; sameFamily: boolean } {
  const starts = (other: GameTitle): boolean => other.status === 'open' && other.nodeId !== title.nodeId
  const related = family.filter(starts)
  return related.length > 0
    ? { titles: related.slice(0, most), sameFamily: true }
    : { titles: hot.filter(starts).slice(0, most), sameFamily: false }
}
