import { searchReader } from '@saola/shell'
import { searchId } from '#shared/games/id-in-search.ts'
import { filterFields, type GameFilters } from './game-filters.ts'

/** What the address of a list of titles says: its filters, the title whose sheet is open, and the vendor whose list is. */
export type GamesSearch = GameFilters & { game?: string | number; list?: string }

/** Reads the address of a list of titles; whatever makes no sense is dropped. */
export const readGamesSearch: (search: Record<string, unknown>) => GamesSearch = searchReader({
  ...filterFields,
  game: searchId,
  list: filterFields.vendor,
})

/** The filters alone. */
export function filtersOf({ game: _sheet, list: _vendor, ...filters }: GamesSearch): GameFilters {
  return filters
}

/** Other filters, with the sheet and the list as they are. */
export function withFilters(filters: GameFilters): (search: GamesSearch) => GamesSearch {
  return ({ game, list }) => ({
    ...filters,
    ...(game !== undefined && { game }),
    ...(list !== undefined && { list }),
  })
}
