import { foldText } from '@saola/validation'

/** What can be found: a title by its names, and by the names of its vendor and family. */
export type SearchEntry = { readonly names: readonly string[]; readonly groups: readonly string[] }

/**
 * What search reads. Ten thousand names share about a thousand words, so a text is looked for in the words. Each word of
 * each name has a place: words that follow each other have places that do, and between two names one place is free.
 */
export type TitleIndex = {
  /** The names of each entry as queries are compared with them. */
  readonly names: readonly (readonly string[])[]
  /** Each distinct word once, between line ends. */
  readonly words: string
  /** Where each word begins in that text. */
  readonly starts: Uint32Array
  /** The places of each word. */
  readonly places: readonly (readonly number[])[]
  /** The entry of each place. */
  readonly entryAt: Uint32Array
  /** What the word at each place is in its name: bits of `placeFlag`. */
  readonly flagsAt: Uint8Array
  /** The distinct names of vendors and families, each with a space before it. */
  readonly groups: readonly string[]
  /** The entries of each group. */
  readonly entriesOf: readonly (readonly number[])[]
}

export const placeFlag = { first: 1, last: 2 } as const

/** Reads all names once; takes some 50 ms for 10,000 titles, so do it before somebody types. */
export function prepareSearch(entries: readonly SearchEntry[]): TitleIndex {
  const placesOf = new Map<string, number[]>()
  const entriesOf = new Map<string, number[]>()
  const known = new Map<string, string>()
  const entryAt = [0]
  const flagsAt = [0]
  const names = entries.map((each, entry) => {
    for (const group of each.groups) listOf(entriesOf, normaliseOnce(known, group)).push(entry)
    const own = [...new Set(each.names.map(normalise))]
    for (const name of own) {
      const words = name.split(' ')
      words.forEach((word, number) => {
        listOf(placesOf, word).push(entryAt.length)
        entryAt.push(entry)
        flagsAt.push(
          (number === 0 ? placeFlag.first : 0) | (number === words.length - 1 ? placeFlag.last : 0),
        )
      })
      entryAt.push(entry)
      flagsAt.push(0)
    }
    return own
  })
  const words = [...placesOf.keys()]
  return {
    names,
    words: `\n${words.join('\n')}\n`,
    starts: startsOf(words),
    places: [...placesOf.values()],
    entryAt: Uint32Array.from(entryAt),
    flagsAt: Uint8Array.from(flagsAt),
    groups: [...entriesOf.keys()].map((group) => ` ${group}`),
    entriesOf: [...entriesOf.values()],
  }
}

/** The form in which names and queries are compared: no accents, no capitals, every sign a space. */
export function normalise(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Titles of one vendor share its name, so it is folded once. */
function normaliseOnce(known: Map<string, string>, group: string): string {
  const folded = known.get(group) ?? normalise(group)
  known.set(group, folded)
  return folded
}

function listOf(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

function startsOf(words: readonly string[]): Uint32Array {
  const starts = new Uint32Array(words.length)
  let length = 1
  words.forEach((word, number) => {
    starts[number] = length
    length += word.length + 1
  })
  return starts
}
