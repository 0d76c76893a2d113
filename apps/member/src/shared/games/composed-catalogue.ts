import { calls, catalogueFlag, gameFamilies, type Catalogue, type Game } from '@saola/protocol'
import type { AppContext } from '@saola/shell'

/** A catalogue whose titles may have pictures of the gateway's own, by their ids. */
export type TitleCatalogue = Catalogue & { readonly pictures?: Readonly<Record<string, string>> }

/** So many titles are read with one call, and so many calls are made at most. */
const pageSize = 100
const mostPages = 30

/**
 * The catalogue of a gateway that has none (system 44), made of its lists: the titles of every page of `gameList`, with the names
 * of their vendors from `gameVendor`.
 */
export async function composeCatalogue({ api }: Pick<AppContext, 'api'>): Promise<TitleCatalogue> {
  const lanes = api.send(calls.games.gameVendor, {})
  const page = (pageNo: number) => api.send(calls.games.gameList, { pageNo, pageSize })
  const first = await page(1)
  const count = Math.min(first.totalPages, mostPages)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, count - 1) }, (_, index) => page(index + 2)),
  )
  const games = [first, ...others].flatMap((each) => each.games)
  const names = new Map(
    (await lanes).data.lanes.flatMap(({ cards }) =>
      cards.map((card): [string, string] => [card.vassalage, card.displayName]),
    ),
  )
  const codes = [...new Set(games.map(({ vassalage }) => vassalage))]
  return {
    version: 'composed',
    families: [...gameFamilies],
    vendors: codes.map((code) => [code, names.get(code) ?? code, names.get(code) ?? code]),
    rows: games.map((game) => rowOf(game, codes.indexOf(game.vassalage))),
    pictures: Object.fromEntries(games.map(({ nodeId, showIcon }) => [nodeId, showIcon])),
  }
}

function rowOf(game: Game, vendor: number): Catalogue['rows'][number] {
  const family = game.gameType === undefined ? -1 : gameFamilies.indexOf(game.gameType)
  const flags =
    (game.isHot === 1 ? catalogueFlag.hot : 0) |
    (game.status === 'maintenance' || game.isNew === 1 ? catalogueFlag.maintenance : 0) |
    (game.status === 'coming-soon' ? catalogueFlag.comingSoon : 0) |
    (game.freeplay === 1 ? catalogueFlag.demo : 0) |
    (game.isFresh === 1 ? catalogueFlag.fresh : 0)
  return [
    game.nodeId,
    game.displayName,
    game.displayName,
    family,
    vendor,
    flags,
    game.minBet ?? 0,
    game.lines ?? 0,
  ]
}
