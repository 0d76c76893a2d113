import { addPlaces, addWord } from './add-places.ts'
import { addEntry, fit, type Fit, type Marks } from './entry-marks.ts'
import { findWords } from './find-words.ts'
import type { TitleIndex } from './title-index.ts'

/** Marks every entry that holds these words one after the other, the first perhaps only its end and the last its start. */
export function markPhrase(index: TitleIndex, sought: readonly string[], marks: Marks): void {
  if (sought.length === 1) markWord(index, sought[0] ?? '', marks)
  else markWords(index, sought, marks)
}

function markWord(index: TitleIndex, text: string, marks: Marks): void {
  const { words, wordAt, places, entries, starts, inner } = index
  for (const word of findWords(index, text)) {
    const from = starts[word] ?? 0
    const middle = inner[word] ?? 0
    const to = starts[word + 1] ?? 0
    if (!words[word]?.startsWith(text, 1)) {
      addWord(index, word, marks[fit.inside])
      continue
    }
    addPlaces(index, from, middle, marks[fit.name])
    addPlaces(index, middle, to, marks[fit.word])
    if (!isAll(words[word], text)) continue
    for (let at = from; at < middle; at += 1) {
      if (wordAt[(places[at] ?? 0) + 1] === 0) addEntry(entries[at] ?? 0, marks[fit.whole])
    }
  }
}

/** The values of a way: a word that fits with a part of it, and one that is what is sought. */
const part = 1
const all = 2

/** Begins where the rarest of the words stands and looks at what stands beside it. */
function markWords(index: TitleIndex, sought: readonly string[], marks: Marks): void {
  const { starts } = index
  const last = sought.length - 1
  const found = sought.map((text, number) =>
    findWords(index, `${number > 0 ? ' ' : ''}${text}${number < last ? ' ' : ''}`),
  )
  const counts = found.map((words) => countPlaces(index, words))
  const rarest = counts.reduce((least, count, number) => (count < (counts[least] ?? 0) ? number : least), 0)
  if (counts[rarest] === 0) return
  const none = new Uint8Array()
  const ways = found.map((words, number) => waysOf(index, words, sought[number] ?? ''))
  /** Where in `places` the rarest word stands, as long as all words that were looked at stand beside it. */
  const kept = new Uint32Array(counts[rarest] ?? 0)
  let count = 0
  for (const word of found[rarest] ?? []) {
    const to = starts[word + 1] ?? 0
    for (let at = starts[word] ?? 0; at < to; at += 1) {
      kept[count] = at
      count += 1
    }
  }
  // Outwards from it: a free place fits nothing, so nobody looks beyond the first place or the last.
  const keep = (number: number): void => {
    count = keepFitting(index, kept, count, ways[number] ?? none, number - rarest)
  }
  for (let number = rarest - 1; number >= 0; number -= 1) keep(number)
  for (let number = rarest + 1; number <= last; number += 1) keep(number)
  markKept(
    index,
    kept.subarray(0, count),
    { rarest, first: ways[0] ?? none, last: ways[last] ?? none, length: sought.length },
    marks,
  )
}

type Phrase = {
  readonly rarest: number
  readonly first: Uint8Array
  readonly last: Uint8Array
  readonly length: number
}

/** Marks the entries of what was kept, each as it fits. */
function markKept(
  { wordAt, places, entries }: TitleIndex,
  kept: Uint32Array,
  phrase: Phrase,
  marks: Marks,
): void {
  const { rarest, first, last, length } = phrase
  for (const at of kept) {
    const begin = (places[at] ?? 0) - rarest
    let as: Fit = fit.inside
    if (first[wordAt[begin] ?? 0] === all) {
      as = wordAt[begin - 1] === 0 ? fit.name : fit.word
      if (as === fit.name && wordAt[begin + length] === 0 && last[wordAt[begin + length - 1] ?? 0] === all)
        as = fit.whole
    }
    addEntry(entries[at] ?? 0, marks[as])
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
function countPlaces({ starts }: TitleIndex, words: readonly number[]): number {
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
