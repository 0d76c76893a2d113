import { numbers, type Numbers } from './places-of.ts'

/** How an entry fits, from the best to the least: the whole name, start of a name, start of a word, inside a word, by words that stand apart. */
export const fit = { whole: 0, name: 1, word: 2, inside: 3, apart: 4 } as const

/** The value of one of `fit`. */
export type Fit = (typeof fit)[keyof typeof fit]

/** A set of entries, a bit for each: two sets are compared 32 entries at a time. */
export type EntrySet = Uint32Array

/** For each way to fit the entries that do; the best one of an entry counts. */
export type Marks = readonly [EntrySet, EntrySet, EntrySet, EntrySet, EntrySet]

/** No entry. */
export function noEntries(size: number): EntrySet {
  return new Uint32Array(Math.ceil(size / 32))
}

/** No entry fits yet. */
export function noMarks(size: number): Marks {
  return [noEntries(size), noEntries(size), noEntries(size), noEntries(size), noEntries(size)]
}

/** Adds one entry. */
export function addEntry(entry: number, set: EntrySet): void {
  const word = entry >>> 5
  set[word] = (set[word] ?? 0) | (1 << (entry & 31))
}

/** Adds all entries of another set. */
export function addAll(others: EntrySet, set: EntrySet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (others[word] ?? 0)
}

/** Leaves in the first set only what is in the other one, too. */
export function keepCommon(set: EntrySet, other: EntrySet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

/** What is marked, the best first and else in its own order. */
export function bestFirst(marks: Marks, size: number): Numbers {
  const found = numbers(size, size)
  const written = noEntries(size)
  let count = 0
  for (const set of marks) {
    for (let word = 0; word < set.length; word += 1) {
      let left = (set[word] ?? 0) & ~(written[word] ?? 0)
      if (left === 0) continue
      written[word] = (written[word] ?? 0) | left
      while (left !== 0) {
        const lowest = 31 - Math.clz32(left & -left)
        found[count] = word * 32 + lowest
        count += 1
        left &= left - 1
      }
    }
  }
  return found.slice(0, count)
}
