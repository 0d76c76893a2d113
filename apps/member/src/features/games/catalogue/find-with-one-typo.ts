import type { SearchIndex } from './search-titles.ts'

/** Shorter queries are one error away from half the catalogue. */
const shortestQuery = 4
/** The states are the bits of one number. */
const longestQuery = 29

/**
 * The entries with a name, vendor or family of which some words begin with the query but for one letter too much, too
 * little, another one, or two swapped. One pass over the text, the states of all comparisons in two numbers (bitap).
 */
export function findWithOneTypo(
  { haystack, starts, groups, groupsOf }: SearchIndex,
  query: string,
): number[] {
  if (query.length < shortestQuery || query.length > longestQuery) return []
  const masks = masksOf(query)
  const fits = groups.map((group) => endOfMatch(group, { masks, length: query.length, from: 0 }) !== -1)
  const found: number[] = []
  let at = -1
  for (let entry = 0; entry < starts.length - 1; entry += 1) {
    const from = starts[entry] ?? 0
    // One search may pass many entries by; only the entry it ends in is found.
    if (at < from) at = endOfMatch(haystack, { masks, length: query.length, from })
    const byName = at !== -1 && at < (starts[entry + 1] ?? 0)
    if (byName || groupsOf[entry]?.some((group) => fits[group])) found.push(entry)
    if (at === -1) at = haystack.length
  }
  return found
}

type Pattern = { masks: Int32Array; length: number; from: number }

/** Where the first match at or after `from` ends, or -1. Bit n of a state: n letters of the query are matched. */
function endOfMatch(text: string, { masks, length, from }: Pattern): number {
  const done = 1 << length
  let exact = 0
  let once = 0
  let swapped = 0
  let afterSpace = false
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const mask = code < masks.length ? (masks[code] ?? 0) : 0
    if (afterSpace) {
      exact |= 1
      once |= 2
    }
    const nextExact = (exact & mask) << 1
    const nextOnce = ((once & mask) << 1) | exact | (exact << 1) | (nextExact << 1) | ((swapped & mask) << 2)
    // Two letters swapped: this one is the query's next but one, the following one its next.
    swapped = exact & (mask >> 1)
    exact = nextExact
    once = nextOnce
    if (((exact | once) & done) !== 0) return at
    afterSpace = code === 32
  }
  return -1
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
