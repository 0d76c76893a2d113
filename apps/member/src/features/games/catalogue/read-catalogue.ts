import type { Language } from '@saola/i18n'
import { catalogueFlag, gameFamilies, type Catalogue, type GameFamily } from '@saola/protocol'
import { familySlugs } from '#shared/games/game-family-paths.ts'
import { titlesOfCatalogue, type GameTitle } from '#shared/games/game-title.ts'
import { prepareSearch, type TitleIndex } from './title-index.ts'

/** The catalogue made ready for this page: its titles, and the index over them; entry n of both is the same title. */
export type ReadCatalogue = { readonly titles: readonly GameTitle[]; readonly index: TitleIndex }

const read = new WeakMap<Catalogue, Map<Language, ReadCatalogue>>()

/** Reads a catalogue once per language. Titles are found by their names in both languages. */
export function readCatalogue(
  catalogue: Catalogue,
  language: Language,
  familyName: (family: GameFamily) => string,
): ReadCatalogue {
  const byLanguage = read.get(catalogue) ?? new Map<Language, ReadCatalogue>()
  read.set(catalogue, byLanguage)
  const known = byLanguage.get(language)
  if (known !== undefined) return known
  const ordered = inOrder(catalogue)
  const fresh = {
    titles: titlesOfCatalogue(ordered, language),
    index: prepareSearch(entriesOf(ordered, familyName)),
  }
  byLanguage.set(language, fresh)
  return fresh
}

/** What starts first: hot titles, then the families in the order of the rail; what does not start after all of them. Rows of an unknown family or vendor cannot be shown. */
function inOrder(catalogue: Catalogue): Catalogue {
  const { families, vendors, rows } = catalogue
  const shown = rows.filter((row) => families[row[3]] !== undefined && vendors[row[4]] !== undefined)
  return { ...catalogue, rows: [...shown].sort(compare) }
}

/** By id within a family: by name, hundreds of look-alikes would stand in a row. */
function compare(one: Catalogue['rows'][number], other: Catalogue['rows'][number]): number {
  const difference = place(one) - place(other)
  if (difference !== 0) return difference
  return one[0] < other[0] ? -1 : 1
}

function place([, , , family, , flags]: Catalogue['rows'][number]): number {
  const closed = (flags & (catalogueFlag.maintenance | catalogueFlag.comingSoon)) !== 0
  return ((flags & catalogueFlag.hot) === 0 ? family : -1) + (closed ? gameFamilies.length + 1 : 0)
}

function entriesOf({ families, vendors, rows }: Catalogue, familyName: (family: GameFamily) => string) {
  const groupsOf = new Map<string, readonly string[]>()
  return rows.map(([, nameVi, nameEn, familyIndex, vendorIndex]) => {
    const pair = `${familyIndex} ${vendorIndex}`
    const family = families[familyIndex]
    const names = family === undefined ? [] : [familyName(family), familySlugs[family]]
    const groups = groupsOf.get(pair) ?? [...new Set([...(vendors[vendorIndex]?.slice(1) ?? []), ...names])]
    groupsOf.set(pair, groups)
    return { names: [nameVi, nameEn], groups }
  })
}
