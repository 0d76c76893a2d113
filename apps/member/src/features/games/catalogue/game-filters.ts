import { searchReader, searchSwitch, searchWords, type SearchReader } from '@saola/shell'
import * as z from 'zod/mini'
import type { GameTitle } from '#shared/games/game-title.ts'

/** What narrows a list of titles, as it stands in the address; absent means not asked for. */
export type GameFilters = {
  q?: string
  vendor?: string
  hot?: true
  demo?: true
  favourite?: true
}

/** One of the filters. */
export type FilterName = keyof GameFilters

/** The vendor codes of the wire. */
const vendorPattern = /^[\w-]{1,40}$/

/** Reads the filters of an address; whatever is no filter is dropped. */
export const readFilters: SearchReader<GameFilters> = searchReader({
  q: searchWords(60),
  vendor: z.pipe(searchWords(40), z.string().check(z.regex(vendorPattern))),
  hot: searchSwitch,
  demo: searchSwitch,
  favourite: searchSwitch,
})

/** The titles that pass every filter but the text, in their order. */
export function filterTitles(
  titles: readonly GameTitle[],
  filters: GameFilters,
  favorites: ReadonlySet<string>,
): readonly GameTitle[] {
  const { vendor, hot, demo, favourite } = filters
  if (vendor === undefined && !hot && !demo && !favourite) return titles
  return titles.filter(
    (title) =>
      (vendor === undefined || title.vendor === vendor) &&
      (!hot || title.hot) &&
      (!demo || title.demo) &&
      (!favourite || favorites.has(title.nodeId)),
  )
}

/** How many of the titles each vendor has, the most first. */
export function countVendors(
  titles: readonly GameTitle[],
): readonly { vendor: string; name: string; count: number }[] {
  const counts = new Map<string, { vendor: string; name: string; count: number }>()
  for (const { vendor, vendorName } of titles) {
    const known = counts.get(vendor)
    if (known === undefined) counts.set(vendor, { vendor, name: vendorName, count: 1 })
    else known.count += 1
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count)
}

/** The filters without one of them. */
export function withoutFilter(filters: GameFilters, name: FilterName): GameFilters {
  const { [name]: _dropped, ...rest } = filters
  return rest
}

/** What each filter alone keeps away: the filters whose absence leaves something, with how much. */
export function dropOffers(
  filters: GameFilters,
  count: (filters: GameFilters) => number,
): readonly { name: FilterName; count: number }[] {
  const names = (Object.keys(filters) as FilterName[]).filter((name) => filters[name] !== undefined)
  return names
    .map((name) => ({ name, count: count(withoutFilter(filters, name)) }))
    .filter((offer) => offer.count > 0)
}
