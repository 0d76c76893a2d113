import { searchChoice, searchReader, searchSwitch, searchWords, type SearchReader } from '@saola/shell'
import * as z from 'zod/mini'
import type { GameTitle } from '#shared/games/game-title.ts'

/** What narrows a list of titles, as it stands in the address; absent means not asked for. */
export type GameFilters = {
  q?: string
  vendor?: string
  open?: true
  hot?: true
  fresh?: true
  demo?: true
  favourite?: true
  minBet?: 1
  lines?: 25
}

/** One of the filters. */
export type FilterName = keyof GameFilters

/** The vendor codes of the wire. */
const vendorPattern = /^[\w-]{1,40}$/

/** What the address of a list says of each filter. */
export const filterFields = {
  q: searchWords(60),
  vendor: z.pipe(searchWords(40), z.string().check(z.regex(vendorPattern))),
  open: searchSwitch,
  hot: searchSwitch,
  fresh: searchSwitch,
  demo: searchSwitch,
  favourite: searchSwitch,
  minBet: searchChoice([1]),
  lines: searchChoice([25]),
}

/** Reads the filters of an address; whatever is no filter is dropped. */
export const readFilters: SearchReader<GameFilters> = searchReader(filterFields)

/** A stake of 1 is a thousand đồng in this market (games 40). */
export const dongOfOne = 1000

/** The titles that pass every filter but the text, in their order. */
export function filterTitles(
  titles: readonly GameTitle[],
  filters: GameFilters,
  favorites: ReadonlySet<string>,
): readonly GameTitle[] {
  const { q: _searched, ...asked } = filters
  const names = Object.keys(asked) as (keyof typeof asked)[]
  if (names.length === 0) return titles
  return titles.filter((title) => names.every((name) => passes[name](title, filters, favorites)))
}

type Passes = (title: GameTitle, filters: GameFilters, favorites: ReadonlySet<string>) => boolean

/** Whether a title passes a filter that is asked for; a number that the gateway did not tell does not. */
const passes: Record<Exclude<FilterName, 'q'>, Passes> = {
  vendor: (title, { vendor }) => title.vendor === vendor,
  open: ({ status }) => status === 'open',
  hot: ({ hot }) => hot,
  fresh: ({ fresh }) => fresh,
  demo: ({ demo, status }) => demo && status === 'open',
  favourite: ({ nodeId }, _filters, favorites) => favorites.has(nodeId),
  minBet: ({ minBet = 0 }, filters) => minBet >= (filters.minBet ?? 0) * dongOfOne,
  lines: ({ lines = 0 }, filters) => lines >= (filters.lines ?? 0),
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
  return [...counts.values()].sort((one, other) => other.count - one.count)
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
