import { eachWord, rank, rankPhrase } from './find-phrase.ts'
import { findWithOneTypo } from './find-with-one-typo.ts'
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
  const ranks = new Uint8Array(index.names.length)
  markGroups(index, query, ranks)
  const words = query.split(' ')
  if (words.length > 1) markApart(index, words, ranks)
  rankPhrase(index, words, ranks)
  const found = byRank(ranks)
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

/** Word after word, so that an entry counts only as long as it fits them all. */
function markApart(index: TitleIndex, words: readonly string[], ranks: Uint8Array): void {
  const fitted = new Uint8Array(ranks.length)
  words.forEach((word, number) => {
    eachWord(index, word, { atStart: true, atEnd: false }, (places) => {
      for (const place of places) {
        const entry = index.entryAt[place] ?? 0
        if (fitted[entry] === number) fitted[entry] = number + 1
      }
    })
    eachGroup(index, word, (entry) => {
      if (fitted[entry] === number) fitted[entry] = number + 1
    })
  })
  for (let entry = 0; entry < fitted.length; entry += 1) {
    if (fitted[entry] === words.length) raise(ranks, entry, rank.apart)
  }
}

function markGroups(index: TitleIndex, query: string, ranks: Uint8Array): void {
  eachGroup(index, query, (entry) => raise(ranks, entry, rank.apart))
}

function eachGroup({ groups, entriesOf }: TitleIndex, text: string, found: (entry: number) => void): void {
  if (text.length < shortestGroupQuery) return
  groups.forEach((group, number) => {
    if (group.includes(` ${text}`)) entriesOf[number]?.forEach(found)
  })
}

function raise(ranks: Uint8Array, entry: number, value: number): void {
  if (value > (ranks[entry] ?? 0)) ranks[entry] = value
}

function byRank(ranks: Uint8Array): number[] {
  const buckets: number[][] = [[], [], [], [], []]
  // `for of` and `forEach` take three times as long here.
  for (let entry = 0; entry < ranks.length; entry += 1) {
    const value = ranks[entry] ?? 0
    if (value > 0) buckets[rank.whole - value]?.push(entry)
  }
  // `flat` copies one by one.
  return buckets.reduce((all, each) => all.concat(each))
}
