import { bestFirst, fit, markRange, noMarks } from './entry-marks.ts'
import { countPlaces, markPhrase } from './find-phrase.ts'
import { findWithOneTypo } from './find-with-one-typo.ts'
import { findWords } from './find-words.ts'
import type { Numbers } from './places-of.ts'
import { normalise, type TitleIndex } from './title-index.ts'

/** One letter says nothing about a vendor. */
const shortestGroupQuery = 2

/**
 * The indices of all entries that hold the text, accents aside, the best first and else in their own order. Words that
 * begin with the text's words may also stand apart, in the names or as vendor and family. When nothing fits, one typing
 * error is forgiven.
 */
export function searchTitles(index: TitleIndex, text: string): number[] {
  const query = normalise(text)
  if (query === '') return []
  const marks = noMarks(index.size)
  for (const entries of groupsWith(index, query)) markRange(entries, 0, entries.length, fit.apart, marks)
  const words = query.split(' ')
  if (words.length > 1) markApart(index, words, marks)
  markPhrase(index, words, marks)
  const found = bestFirst(marks)
  return found.length > 0 ? found : findWithOneTypo(index, query)
}

/** The letters that names begin with most often here. */
const warmingLetters = 'tcdblgprs'

/**
 * Searches for single letters, which find the most, and forgets what they find: code that has run before is quick, and
 * the first letter that somebody types shall not be the one that waits for it. Call it while nothing else is to be done.
 */
export function warmSearch(index: TitleIndex): void {
  for (const letter of warmingLetters) searchTitles(index, letter)
}

/** More words than fit into the search field; as many as a number has bits. */
const mostWords = 31

/** Word after word, the rarest first, so that an entry counts only as long as it fits them all. */
function markApart(index: TitleIndex, words: readonly string[], marks: Uint8Array): void {
  const { entries, starts } = index
  const found = words.map((text) => {
    const own = findWords(index, ` ${text}`)
    const groups = groupsWith(index, text)
    return { own, groups, count: groups.reduce((sum, { length }) => sum + length, countPlaces(index, own)) }
  })
  if (words.length > mostWords || found.some(({ count }) => count === 0)) return
  found.sort((one, other) => one.count - other.count)
  const fitted = new Uint32Array(index.size).fill(1)
  found.forEach(({ own, groups }, number) => {
    const isLast = number === words.length - 1
    // The lowest bit of a mark says that words stand apart.
    const step = { number, into: isLast ? marks : fitted, bit: isLast ? 0 : number + 1 }
    for (const word of own) addWord(entries, starts[word] ?? 0, starts[word + 1] ?? 0, fitted, step)
    for (const members of groups) addWord(members, 0, members.length, fitted, step)
  })
}

type Step = { readonly number: number; readonly into: Uint8Array | Uint32Array; readonly bit: number }

/** Notes in a bit, for a range of entries, that a word fits where all before it do: bit n of `fitted` says that n words fit. */
function addWord(entries: Numbers, from: number, to: number, fitted: Uint32Array, step: Step): void {
  const { number, into, bit } = step
  for (let at = from; at < to; at += 1) {
    const entry = entries[at] ?? 0
    into[entry] = (into[entry] ?? 0) | ((((fitted[entry] ?? 0) >>> number) & 1) << bit)
  }
}

/** The entries of each group of which a word begins with the text. */
function groupsWith({ groups, entriesOf }: TitleIndex, text: string): readonly Numbers[] {
  if (text.length < shortestGroupQuery) return []
  return entriesOf.filter((_, number) => groups[number]?.includes(` ${text}`))
}
