import { rankPhrase } from './find-phrase.ts'
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
export function findWithOneTypo(index: TitleIndex, query: string): number[] {
  if (query.length < shortestQuery || query.length > longestQuery) return []
  const masks = masksOf(query)
  const fits = (text: string): boolean => beginsNearly(text, masks, query.length)
  const holders = new Uint8Array(index.names.length)
  for (const piece of piecesOf(query)) rankPhrase(index, piece.trim().split(' '), holders)
  const found = new Set<number>()
  holders.forEach((value, entry) => {
    if (value > 0 && index.names[entry]?.some(fits)) found.add(entry)
  })
  index.groups.forEach((group, number) => {
    if (fits(group)) index.entriesOf[number]?.forEach((entry) => found.add(entry))
  })
  return [...found].sort((one, other) => one - other)
}

/** The letter between them belongs to neither, so two letters that are swapped there break only one of them. */
function piecesOf(query: string): string[] {
  const middle = Math.ceil(query.length / 2)
  return [query.slice(0, middle - 1), query.slice(middle)]
}

/** Compares from the start of each word at once. Bit n of a state: n letters of the query are matched (bitap). */
function beginsNearly(text: string, masks: Int32Array, length: number): boolean {
  const done = 1 << length
  let exact = 0
  let once = 0
  let swapped = 0
  let afterSpace = true
  for (let at = 0; at < text.length; at += 1) {
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
    if (((exact | once) & done) !== 0) return true
    afterSpace = code === 32
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
