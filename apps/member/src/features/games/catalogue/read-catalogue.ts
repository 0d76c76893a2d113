import type { Language } from '@saola/i18n'
import { calls, catalogueFlag, gameFamilies, type Catalogue, type GameFamily } from '@saola/protocol'
import { callKey, stale } from '@saola/shell'
import { queryOptions } from '@tanstack/react-query'
import { familySlugs } from '#shared/games/game-family-paths.ts'
import { titlesOfCatalogue, type GameTitle } from '#shared/games/game-title.ts'
import { inSteps } from '#shared/in-steps.ts'
import { prepareInSteps, type SearchEntry, type TitleIndex } from './title-index.ts'

/** The catalogue made ready for this page: its titles, and the index over them; entry n of both is the same title. */
export type ReadCatalogue = {
  readonly titles: readonly GameTitle[]
  /** Undefined until it is made. */
  readonly index: TitleIndex | undefined
}

type Row = Catalogue['rows'][number]

const orders = new WeakMap<Catalogue, Catalogue>()
const read = new WeakMap<Catalogue, Map<Language, readonly GameTitle[]>>()

/** Reads the titles of a catalogue once per language. */
export function readTitles(catalogue: Catalogue, language: Language): readonly GameTitle[] {
  const byLanguage = read.get(catalogue) ?? new Map<Language, readonly GameTitle[]>()
  read.set(catalogue, byLanguage)
  const titles = byLanguage.get(language) ?? titlesOfCatalogue(inOrder(catalogue), language)
  byLanguage.set(language, titles)
  return titles
}

/** The index over the titles, which are found by their names in both languages; made in steps, so that no frame waits for it. */
export function indexQuery(
  catalogue: Catalogue | undefined,
  language: Language,
  familyName: (family: GameFamily) => string,
) {
  return queryOptions({
    queryKey: callKey(calls.games.catalogue, { indexOf: catalogue?.version, language }),
    queryFn: async (): Promise<TitleIndex> =>
      inSteps(prepareInSteps(catalogue === undefined ? [] : entriesOf(inOrder(catalogue), familyName))),
    enabled: catalogue !== undefined,
    networkMode: 'always',
    staleTime: stale.forever,
    structuralSharing: false,
  })
}

/** What starts first: hot titles, then the families in the order of the rail; what does not start after all of them. Rows of an unknown family or vendor cannot be shown. */
function inOrder(catalogue: Catalogue): Catalogue {
  const known = orders.get(catalogue)
  if (known !== undefined) return known
  const { families, vendors, rows } = catalogue
  const byPlace = new Map<number, Row[]>()
  for (const row of rows) {
    if (families[row[3]] === undefined || vendors[row[4]] === undefined) continue
    const others = byPlace.get(placeOf(row))
    if (others === undefined) byPlace.set(placeOf(row), [row])
    else others.push(row)
  }
  const places = [...byPlace].sort(([one], [other]) => one - other)
  // By id within a family: by name, hundreds of look-alikes would stand in a row.
  const ordered = { ...catalogue, rows: places.flatMap(([, each]) => each.sort(byId)) }
  orders.set(catalogue, ordered)
  return ordered
}

function byId(one: Row, other: Row): number {
  return one[0] < other[0] ? -1 : 1
}

function placeOf([, , , family, , flags]: Row): number {
  const closed = (flags & (catalogueFlag.maintenance | catalogueFlag.comingSoon)) !== 0
  return ((flags & catalogueFlag.hot) === 0 ? family : -1) + (closed ? gameFamilies.length + 1 : 0)
}

function entriesOf(
  { families, vendors, rows }: Catalogue,
  familyName: (family: GameFamily) => string,
): SearchEntry[] {
  const groupsOf = new Map<number, readonly string[]>()
  return rows.map(([, nameVi, nameEn, familyIndex, vendorIndex]) => {
    const pair = familyIndex * vendors.length + vendorIndex
    const known = groupsOf.get(pair)
    if (known !== undefined) return { names: [nameVi, nameEn], groups: known }
    const family = families[familyIndex]
    const names = family === undefined ? [] : [familyName(family), familySlugs[family]]
    const groups = [...new Set([...(vendors[vendorIndex]?.slice(1) ?? []), ...names])]
    groupsOf.set(pair, groups)
    return { names: [nameVi, nameEn], groups }
  })
}
