import { addAll, addEntry, bestFirst, fit, noMarks } from './entry-marks.ts'
import { markPhrase } from './find-phrase.ts'
import { numbers, type Numbers } from './places-of.ts'
import type { TitleIndex } from './title-index.ts'

/** Shorter queries are one error away from half the catalogue. */
const shortestQuery = 4
/** The states are the bits of one number. */
const longestQuery = 29

/**
 * The entries with a name, vendor or family of which some words begin with the query but for one letter too much, too
 * little, another one, or two swapped. One error leaves one of two pieces of the query whole, so only entries that hold
 * one are compared.
 */
export function findWithOneTypo(index: TitleIndex, query: string): Numbers {
  if (query.length < shortestQuery || query.length > longestQuery) return numbers(0, index.size)
  const masks = masksOf(query)
  const holders = noMarks(index.size)
  const [start, rest] = piecesOf(query)
  markPhrase(index, start.trim().split(' '), holders)
  // Where the start is whole, words begin with it.
  holders[fit.inside].fill(0)
  markPhrase(index, rest.trim().split(' '), holders)
  const marks = noMarks(index.size)
  for (const entry of bestFirst(holders, index.size)) {
    if (hasNearName(index, entry, masks, query.length)) addEntry(entry, marks[fit.apart])
  }
  index.groups.forEach((group, number) => {
    const members = index.entriesOf[number]
    if (members && beginsNearly([group], 0, masks, query.length)) {
      addAll(members, marks[fit.apart])
    }
  })
  return bestFirst(marks, index.size)
}

/** The letter between them belongs to neither, so two letters that are swapped there break only one of them. */
function piecesOf(query: string): [start: string, rest: string] {
  const middle = Math.ceil(query.length / 2)
  return [query.slice(0, middle - 1), query.slice(middle)]
}

function hasNearName(index: TitleIndex, entry: number, masks: Int32Array, length: number): boolean {
  const { words, wordAt, begins } = index
  const end = begins[entry + 1] ?? 0
  let name: string[] = []
  for (let place = begins[entry] ?? 0; place < end; place += 1) {
    const word = wordAt[place] ?? 0
    if (word > 0) name.push(words[word] ?? '')
    else if (beginsNearly(name, 1, masks, length)) return true
    else name = []
  }
  return false
}

/**
 * Compares words from the start of each at once; of the first one from `from`. Each stands between blanks, of which the last is
 * the next word's first. Bit n of a state: n letters of the query are matched (bitap).
 */
function beginsNearly(words: readonly string[], from: number, masks: Int32Array, length: number): boolean {
  const done = 1 << length
  let exact = 0
  let once = 0
  let swapped = 0
  let afterSpace = true
  for (let number = 0; number < words.length; number += 1) {
    const word = words[number] ?? ''
    for (let at = number === 0 ? from : 0; at < word.length - 1; at += 1) {
      const code = word.charCodeAt(at)
      const mask = code < masks.length ? (masks[code] ?? 0) : 0
      if (afterSpace) {
        exact |= 1
        once |= 2
      }
      const nextExact = (exact & mask) << 1
      const nextOnce =
        ((once & mask) << 1) | exact | (exact << 1) | (nextExact << 1) | ((swapped & mask) << 2)
      // Two letters swapped: this one is the query's next but one, the following one its next.
      swapped = exact & (mask >> 1)
      exact = nextExact
      once = nextOnce
      if (((exact | once) & done) !== 0) return true
      afterSpace = code === 32
    }
  }
  return false
}

/** For each letter the places of the query where it stands; folded names are plain ASCII but for rare signs. */
function masksOf(query: string): Int32Array {
  const masks = new Int32Array(128)
  for (let place = 0; place < query.length; place += 1) {
    const code = query.charCodeAt(place)
    if (code < masks.length) masks[code] = (masks[code] ?? 0) | (1 << place)
  }
  return masks
}
