import type { Win } from './winner-query.ts'

/** Whether odds are told of any of these wins; while there are none yet, they may be. */
export function tellsOdds(wins: readonly Pick<Win, 'odds'>[]): boolean {
  return wins.length === 0 || wins.some(({ odds }) => odds !== undefined)
}
