import { searchReader } from '@saola/shell'
import * as z from 'zod/mini'
import { filterFields, type GameFilters } from './game-filters.ts'

/** What the address of a list of titles says: its filters, and the title whose sheet is open. */
export type GamesSearch = GameFilters & { game?: string | number }

/** Ids of digits stand in the address as numbers. */
const gameId = z.union([z.string().check(z.maxLength(64)), z.number()])

/** Reads the address of a list of titles; whatever makes no sense is dropped. */
export const readGamesSearch: (search: Record<string, unknown>) => GamesSearch = searchReader({
  ...filterFields,
  game: gameId,
})

/** The filters alone. */
export function filtersOf({ game: _sheet, ...filters }: GamesSearch): GameFilters {
  return filters
}

/** Other filters, with the sheet as it is. */
export function withFilters(filters: GameFilters): (search: GamesSearch) => GamesSearch {
  return ({ game }) => (game === undefined ? filters : { ...filters, game })
}

/** How an id stands in the address: as a number where that says the same, so that no quotes are needed. */
export function idInSearch(nodeId: string): string | number {
  const number = Number(nodeId)
  return Number.isSafeInteger(number) && String(number) === nodeId ? number : nodeId
}
