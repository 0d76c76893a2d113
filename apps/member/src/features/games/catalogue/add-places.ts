import { addAll, addEntry, noEntries, type EntrySet } from './entry-marks.ts'
import type { Places } from './places-of.ts'

/** By where they begin in `places`, the entries of all that are more than a set has numbers: quicker to add as a set. */
export type ReadySets = ReadonlyMap<number, EntrySet>

/** Makes the sets of the words that stand at many places. */
export function readySetsOf(places: Places, size: number): ReadySets {
  const { starts, inner } = places
  const ready = new Map<number, EntrySet>()
  const none: ReadySets = new Map()
  const prepare = (from: number, to: number): void => {
    const set = noEntries(size)
    if (to - from <= set.length) return
    addPlaces({ ...places, ready: none }, from, to, set)
    ready.set(from, set)
  }
  inner.forEach((middle, word) => {
    prepare(starts[word] ?? 0, middle)
    prepare(middle, starts[word + 1] ?? 0)
  })
  return ready
}

/** Adds the entries of all places of a word. */
export function addWord(index: Places & { ready: ReadySets }, word: number, set: EntrySet): void {
  const middle = index.inner[word] ?? 0
  addPlaces(index, index.starts[word] ?? 0, middle, set)
  addPlaces(index, middle, index.starts[word + 1] ?? 0, set)
}

/** Adds the entries of a word's places that are the first in a name, or of all others. */
export function addPlaces(
  { entries, ready }: Pick<Places, 'entries'> & { ready: ReadySets },
  from: number,
  to: number,
  set: EntrySet,
): void {
  const known = to - from > set.length ? ready.get(from) : undefined
  if (known === undefined) for (let at = from; at < to; at += 1) addEntry(entries[at] ?? 0, set)
  else addAll(known, set)
}
