import uFuzzy from '@leeoniya/ufuzzy'
import { searchTitles } from '@saola/member/search-titles'
import { normalise, prepareSearch } from '@saola/member/title-index'
import { Index } from 'flexsearch'
import MiniSearch from 'minisearch'

/** The numbers of what was found. */
export type Found = readonly number[] | Uint16Array | Uint32Array

/** A way to search: made once over all names, then asked; answers the numbers of what it finds. */
export interface SearchWay {
  readonly name: string
  readonly prepare: (names: readonly (readonly string[])[]) => (text: string) => Found
}

/** More than there are titles: a peer's own limit must not cost it recall. */
const everything = 20_000

/** Ours and the peers, each set to find inside words and, where it can, to forgive one error when nothing fits. */
export const searchWays: readonly SearchWay[] = [
  {
    name: 'ours',
    prepare(names) {
      const index = prepareSearch(names.map((each) => ({ names: each, groups: [] })))
      return (text) => searchTitles(index, text)
    },
  },
  {
    name: 'uFuzzy',
    prepare(names) {
      const lines = names.map(lineOf)
      const exact = new uFuzzy({})
      const forgiving = new uFuzzy({ intraMode: 1 })
      return (text) => {
        const found = exact.filter(lines, normalise(text)) ?? []
        return found.length > 0 ? found : (forgiving.filter(lines, normalise(text)) ?? [])
      }
    },
  },
  {
    name: 'MiniSearch',
    prepare(names) {
      const index = new MiniSearch({ fields: ['text'], processTerm: endingsOf })
      index.addAll(names.map((each, id) => ({ id, text: lineOf(each) })))
      const asked = { prefix: true, combineWith: 'AND', processTerm: (term: string) => term } as const
      return (text) => {
        const found = index.search(normalise(text), asked)
        const shown = found.length > 0 ? found : index.search(normalise(text), { ...asked, fuzzy: 1 })
        return shown.map(({ id }) => Number(id))
      }
    },
  },
  {
    name: 'flexsearch',
    prepare(names) {
      const index = new Index({ tokenize: 'full' })
      names.forEach((each, id) => index.add(id, lineOf(each)))
      return (text) => index.search(normalise(text), { limit: everything }).map(Number)
    },
  },
]

function lineOf(names: readonly string[]): string {
  return [...new Set(names.map(normalise))].join(' | ')
}

/** A prefix of an ending is a text inside the word. */
function endingsOf(term: string): string[] {
  return Array.from(term, (_, at) => term.slice(at))
}
