import { addWord } from './add-places.ts'
import { addAll, bestFirst, fit, keepCommon, noEntries, noMarks, type EntrySet } from './entry-marks.ts'
import { markPhrase } from './find-phrase.ts'
import { findWithOneTypo } from './find-with-one-typo.ts'
import { findWords } from './find-words.ts'
import { numbers, type Numbers } from './places-of.ts'
import { normalise, type TitleIndex } from './title-index.ts'

/** One letter says nothing about a vendor. */
const shortestGroupQuery = 2

/**
 * The indices of all entries that hold the text, accents aside, the best first and else in their own order. Words that
 * begin with the text's words may also stand apart, in the names or as vendor and family. When nothing fits, one typing
 * error is forgiven.
 */
export function searchTitles(index: TitleIndex, text: string): Numbers {
  const query = normalise(text)
  if (query === '') return numbers(0, index.size)
  const marks = noMarks(index.size)
  const words = query.split(' ')
  markPhrase(index, words, marks)
  addGroups(index, query, marks[fit.apart])
  if (words.length > 1) addApart(index, words, marks[fit.apart])
  const found = bestFirst(marks, index.size)
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

/** Adds what has a word for each of these, in whichever order. */
function addApart(index: TitleIndex, words: readonly string[], set: EntrySet): void {
  const fitting = noEntries(index.size).fill(-1)
  for (const word of new Set(words)) keepCommon(fitting, entriesWith(index, word))
  addAll(fitting, set)
}

/** The entries of which a word begins with the text, in a name or as vendor or family. */
function entriesWith(index: TitleIndex, text: string): EntrySet {
  const set = noEntries(index.size)
  if (text.length === 1) return index.initials.get(text) ?? set
  for (const word of findWords(index, ` ${text}`)) addWord(index, word, set)
  addGroups(index, text, set)
  return set
}

/** Adds the entries of each group of which a word begins with the text. */
function addGroups({ groups, entriesOf }: TitleIndex, text: string, set: EntrySet): void {
  if (text.length < shortestGroupQuery) return
  entriesOf.forEach((members, number) => {
    if (groups[number]?.includes(` ${text}`)) addAll(members, set)
  })
}
