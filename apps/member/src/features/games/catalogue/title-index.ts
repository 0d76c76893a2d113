import { foldText } from '@saola/validation'
import { addWord, readySetsOf, type ReadySets } from './add-places.ts'
import { addEntry, noEntries, type EntrySet } from './entry-marks.ts'
import { placesOf, type Places } from './places-of.ts'

/** What can be found: a title by its names, and by the names of its vendor and family. */
export type SearchEntry = { readonly names: readonly string[]; readonly groups: readonly string[] }

/**
 * What search reads. Ten thousand names share a few thousand words, so a text is looked for in the words, and those that hold it
 * are followed to the places where they stand.
 */
export type TitleIndex = Places & {
  /** How many entries there are. */
  readonly size: number
  /** Each distinct word once, between blanks. Number 0 is no word. */
  readonly words: readonly string[]
  /** The words that hold a letter, or two that follow each other; the blanks around a word count as letters. */
  readonly holders: ReadonlyMap<string, readonly number[]>
  /** The entries of the words that stand at many places. */
  readonly ready: ReadySets
  /** By letter, the entries of which a word begins with it. */
  readonly initials: ReadonlyMap<string, EntrySet>
  /** The distinct names of vendors and families, between blanks, too. */
  readonly groups: readonly string[]
  /** The entries of each group. */
  readonly entriesOf: readonly EntrySet[]
}

/** Titles that are read before the page may have a turn. */
const stepSize = 500

/** Reads all names once and stops on the way, as a slow phone takes some frames for ten thousand titles. */
export function* prepareInSteps(entries: readonly SearchEntry[]): Generator<undefined, TitleIndex> {
  const { words, read } = createWords()
  const entriesOf = new Map<string, EntrySet>()
  const wordAt = [0]
  const begins = new Uint32Array(entries.length + 1)
  for (const [entry, { names, groups }] of entries.entries()) {
    if (entry % stepSize === 0) yield
    begins[entry] = wordAt.length
    for (const name of new Set(names)) {
      for (const piece of name.split(' ')) for (const word of read(piece)) wordAt.push(word)
      wordAt.push(0)
    }
    for (const group of groups) {
      const members = entriesOf.get(group) ?? noEntries(entries.length)
      entriesOf.set(group, members)
      addEntry(entry, members)
    }
  }
  begins[entries.length] = wordAt.length
  yield
  const places = placesOf(wordAt, begins, words.length)
  yield
  const ready = readySetsOf(places, entries.length)
  return {
    ...places,
    size: entries.length,
    words,
    holders: holdersOf(words),
    ready,
    initials: initialsOf(words, { ...places, ready }, entries.length),
    groups: [...entriesOf.keys()].map((group) => ` ${normalise(group)} `),
    entriesOf: [...entriesOf.values()],
  }
}

/** Reads all names without a stop. */
export function prepareSearch(entries: readonly SearchEntry[]): TitleIndex {
  const steps = prepareInSteps(entries)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The form in which names and queries are compared: no accents, no capitals, every sign a space. */
export function normalise(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Collects distinct words. Nothing is folded across a blank, so each piece between two is folded once for all names. */
function createWords(): { words: readonly string[]; read: (piece: string) => readonly number[] } {
  const words = ['']
  const numberOf = new Map<string, number>()
  const known = new Map<string, readonly number[]>()
  const numberFor = (word: string): number => {
    const number = numberOf.get(word) ?? words.push(` ${word} `) - 1
    numberOf.set(word, number)
    return number
  }
  return {
    words,
    read(piece) {
      const before = known.get(piece)
      if (before !== undefined) return before
      const folded = normalise(piece)
      const numbers = folded === '' ? [] : folded.split(' ').map(numberFor)
      known.set(piece, numbers)
      return numbers
    },
  }
}

function holdersOf(words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const holders = new Map<string, number[]>()
  const add = (letters: string, word: number): void => {
    const list = listOf(holders, letters)
    if (list.at(-1) !== word) list.push(word)
  }
  words.forEach((text, word) => {
    for (let at = 0; at < text.length - 1; at += 1) {
      add(text.slice(at, at + 2), word)
      if (at > 0) add(text.slice(at, at + 1), word)
    }
  })
  return holders
}

function initialsOf(
  words: readonly string[],
  places: Places & { ready: ReadySets },
  size: number,
): ReadonlyMap<string, EntrySet> {
  const initials = new Map<string, EntrySet>()
  for (let word = 1; word < words.length; word += 1) {
    const letter = words[word]?.charAt(1) ?? ''
    const set = initials.get(letter) ?? noEntries(size)
    initials.set(letter, set)
    addWord(places, word, set)
  }
  return initials
}

function listOf(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? []
  if (list.length === 0) lists.set(key, list)
  return list
}
