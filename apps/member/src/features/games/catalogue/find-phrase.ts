import { fit, markRange } from './entry-marks.ts'
import { findWords } from './find-words.ts'
import type { TitleIndex } from './title-index.ts'

/** Marks every entry that holds these words one after the other, the first perhaps only its end and the last its start. */
export function markPhrase(index: TitleIndex, sought: readonly string[], marks: Uint8Array): void {
  if (sought.length === 1) markWord(index, sought[0] ?? '', marks)
  else markWords(index, sought, marks)
}

function markWord(index: TitleIndex, text: string, marks: Uint8Array): void {
  const { words, wordAt, places, entries, starts, inner } = index
  for (const word of findWords(index, text)) {
    const from = starts[word] ?? 0
    const middle = inner[word] ?? 0
    const to = starts[word + 1] ?? 0
    if (!words[word]?.startsWith(text, 1)) {
      markRange(entries, from, to, fit.inside, marks)
      continue
    }
    markRange(entries, from, middle, fit.name, marks)
    markRange(entries, middle, to, fit.word, marks)
    if (!isAll(words[word], text)) continue
    for (let at = from; at < middle; at += 1) {
      if (wordAt[(places[at] ?? 0) + 1] === 0) markRange(entries, at, at + 1, fit.whole, marks)
    }
  }
}

/** The values of `ways`: a word that fits with a part of it, and one that is what is sought. */
const part = 1
const all = 2

/** Begins where the rarest of the words stands and looks at what stands beside it. */
function markWords(index: TitleIndex, sought: readonly string[], marks: Uint8Array): void {
  const { wordAt, places, entries, starts } = index
  const last = sought.length - 1
  const found = sought.map((text, number) =>
    findWords(index, `${number > 0 ? ' ' : ''}${text}${number < last ? ' ' : ''}`),
  )
  const counts = found.map((words) => countPlaces(index, words))
  const rarest = counts.reduce((least, count, number) => (count < (counts[least] ?? 0) ? number : least), 0)
  if (counts[rarest] === 0) return
  const ways = found.map((words, number) => waysOf(index, words, sought[number] ?? ''))
  /** Where in `places` the rarest word stands, as long as all words that were looked at stand beside it. */
  const kept = new Uint32Array(counts[rarest] ?? 0)
  let count = 0
  for (const word of found[rarest] ?? []) {
    for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
      if ((places[at] ?? 0) <= rarest) continue
      kept[count] = at
      count += 1
    }
  }
  // A free place fits nothing, so nobody looks beyond the last one.
  ways.forEach((way, number) => {
    if (number !== rarest) count = keepFitting(index, kept, count, way, number - rarest)
  })
  for (let each = 0; each < count; each += 1) {
    const at = kept[each] ?? 0
    const begin = (places[at] ?? 0) - rarest
    let bit: number = fit.inside
    if (ways[0]?.[wordAt[begin] ?? 0] === all) {
      bit = wordAt[begin - 1] === 0 ? fit.name : fit.word
      const isLast = wordAt[begin + last + 1] === 0 && ways[last]?.[wordAt[begin + last] ?? 0] === all
      if (bit === fit.name && isLast) bit = fit.whole
    }
    const entry = entries[at] ?? 0
    marks[entry] = (marks[entry] ?? 0) | bit
  }
}

/** Keeps what has a fitting word at so many places from it; answers how many those are. */
function keepFitting(
  { wordAt, places }: TitleIndex,
  kept: Uint32Array,
  count: number,
  way: Uint8Array,
  offset: number,
): number {
  let left = 0
  for (let each = 0; each < count; each += 1) {
    const at = kept[each] ?? 0
    // Written over by the next one where this one does not fit, which is quicker than to ask.
    kept[left] = at
    left += Math.min(way[wordAt[(places[at] ?? 0) + offset] ?? 0] ?? 0, 1)
  }
  return left
}

/** At how many places these words stand. */
export function countPlaces({ starts }: TitleIndex, words: readonly number[]): number {
  return words.reduce((count, word) => count + (starts[word + 1] ?? 0) - (starts[word] ?? 0), 0)
}

/** How each word fits; 0 for those that do not. */
function waysOf({ words }: TitleIndex, found: readonly number[], text: string): Uint8Array {
  const ways = new Uint8Array(words.length)
  for (const word of found) ways[word] = isAll(words[word], text) ? all : part
  return ways
}

/** Whether a word that holds a text, between its blanks, is that text. */
function isAll(word: string | undefined, text: string): boolean {
  return word?.length === text.length + 2
}
