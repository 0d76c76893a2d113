import { foldText } from '@saola/i18n'
import { findWithOneTypo } from './find-with-one-typo.ts'

/** What can be found: a title by its names, and by the names of its vendor and family. */
export type SearchEntry = { readonly names: readonly string[]; readonly groups: readonly string[] }

/**
 * All entries as one text, made once. Each name stands as `\n name`, so a query after a space is the start of a word and
 * one after `\n ` the start of a name.
 */
export type SearchIndex = {
  readonly haystack: string
  /** Where each entry begins in the haystack; one more at its end. */
  readonly starts: Uint32Array
  /** The distinct names of vendors and families, each with a space before it. */
  readonly groups: readonly string[]
  /** The groups of each entry, by index. */
  readonly groupsOf: readonly (readonly number[])[]
}

/** From the best to the least: the whole name, start of a name, start of a word, inside a word, by vendor or family. */
const rank = { whole: 5, name: 4, word: 3, inside: 2, group: 1 } as const

/** One letter says nothing about a vendor. */
const shortestGroupQuery = 2

/** Folds all names into one text; takes some 20 ms for 10,000 titles, so do it before somebody types. */
export function prepareSearch(entries: readonly SearchEntry[]): SearchIndex {
  const starts = new Uint32Array(entries.length + 1)
  const numberOf = new Map<string, number>()
  const numbersOf = new Map<readonly string[], readonly number[]>()
  const parts: string[] = []
  let length = 0
  const groupsOf = entries.map(({ names, groups }, index) => {
    starts[index] = length
    for (const name of new Set(names.map(normalise))) {
      parts.push('\n ', name)
      length += name.length + 2
    }
    // Titles of one vendor and family share their list, so it is folded once.
    const numbers =
      numbersOf.get(groups) ?? groups.map((group) => numberFor(numberOf, ` ${normalise(group)}`))
    numbersOf.set(groups, numbers)
    return numbers
  })
  starts[entries.length] = length
  return { haystack: `${parts.join('')}\n`, starts, groups: [...numberOf.keys()], groupsOf }
}

/**
 * The indices of all entries that hold the text, accents aside, the best first and else in their own order. Several words
 * may also stand apart, each at the start of a word. When nothing fits, one typing error is forgiven.
 */
export function searchTitles(index: SearchIndex, text: string): number[] {
  const query = normalise(text)
  if (query === '') return []
  const ranks = new Uint8Array(index.starts.length - 1)
  markGroups(index, query, ranks)
  const words = query.split(' ')
  if (words.length > 1) markWords(index, words, ranks)
  markNames(index, query, ranks)
  const found = byRank(ranks)
  return found.length > 0 ? found : findWithOneTypo(index, query)
}

/** The form in which names and queries are compared: no accents, no capitals, every sign a space. */
export function normalise(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function numberFor(numberOf: Map<string, number>, group: string): number {
  const known = numberOf.get(group) ?? numberOf.size
  numberOf.set(group, known)
  return known
}

/** One pass for all ranks: a text that begins with a frequent sign, such as the space of a word, is slow to look for. */
function markNames({ haystack, starts }: SearchIndex, query: string, ranks: Uint8Array): void {
  let entry = 0
  let at = haystack.indexOf(query)
  while (at !== -1) {
    while ((starts[entry + 1] ?? Number.POSITIVE_INFINITY) <= at) entry += 1
    const found = rankAt(haystack, at, query.length)
    if (found > (ranks[entry] ?? 0)) ranks[entry] = found
    at = haystack.indexOf(query, at + 1)
  }
}

const lineEnd = 10
const space = 32

function rankAt(haystack: string, at: number, length: number): number {
  if (haystack.charCodeAt(at - 1) !== space) return rank.inside
  if (haystack.charCodeAt(at - 2) !== lineEnd) return rank.word
  return haystack.charCodeAt(at + length) === lineEnd ? rank.whole : rank.name
}

function markGroups({ groups, groupsOf }: SearchIndex, query: string, ranks: Uint8Array): void {
  if (query.length < shortestGroupQuery) return
  const fits = groups.map((group) => group.includes(` ${query}`))
  if (!fits.includes(true)) return
  groupsOf.forEach((numbers, entry) => {
    if (numbers.some((number) => fits[number])) ranks[entry] = rank.group
  })
}

function markWords(index: SearchIndex, words: readonly string[], ranks: Uint8Array): void {
  const all = words.map((word) => {
    const fits = new Uint8Array(ranks.length)
    markGroups(index, word, fits)
    markNames(index, word, fits)
    return fits
  })
  for (let entry = 0; entry < ranks.length; entry += 1) {
    // A group is matched at the start of a word too; inside a word, parts alone say little.
    if (all.every((fits) => fits[entry] === rank.group || (fits[entry] ?? 0) >= rank.word))
      ranks[entry] = rank.group
  }
}

function byRank(ranks: Uint8Array): number[] {
  const buckets: number[][] = [[], [], [], [], [], []]
  for (let entry = 0; entry < ranks.length; entry += 1) {
    const value = ranks[entry] ?? 0
    if (value > 0) buckets[rank.whole - value]?.push(entry)
  }
  return buckets.flat()
}
