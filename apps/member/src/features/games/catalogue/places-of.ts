/** Whole numbers side by side, in two bytes each where they fit. */
export type Numbers = Uint16Array | Uint32Array

/** Where words stand in names. Words that follow each other have places that do; between two names one place is free. */
export type Places = {
  /** The word at each place; 0 where it is free. */
  readonly wordAt: Numbers
  /** The first place of each entry, and the end of them all. */
  readonly begins: Uint32Array
  /** The places of one word after those of another, each word's first in a name before its other ones. */
  readonly places: Uint32Array
  /** The entry of each of `places`. */
  readonly entries: Numbers
  /** Where each word begins in `places`, and the end of them all. */
  readonly starts: Uint32Array
  /** Where those of each word begin that are not the first in a name. */
  readonly inner: Uint32Array
}

/** Sorts places by their words; counted first, so that each is written once. */
export function placesOf(wordAt: readonly number[], begins: Uint32Array, wordCount: number): Places {
  const starts = new Uint32Array(wordCount + 1)
  const inner = new Uint32Array(wordCount)
  wordAt.forEach((word, place) => {
    if (word === 0) return
    take(starts, word + 1)
    if (wordAt[place - 1] === 0) take(inner, word)
  })
  for (let word = 0; word < wordCount; word += 1) {
    const start = starts[word] ?? 0
    starts[word + 1] = start + (starts[word + 1] ?? 0)
    inner[word] = start + (inner[word] ?? 0)
  }
  const count = starts[wordCount] ?? 0
  const places = new Uint32Array(count)
  const entries = numbers(count, begins.length)
  const nextFirst = starts.slice()
  const nextInner = inner.slice()
  for (let entry = 0; entry < begins.length - 1; entry += 1) {
    for (let place = begins[entry] ?? 0; place < (begins[entry + 1] ?? 0); place += 1) {
      const word = wordAt[place] ?? 0
      if (word === 0) continue
      const at = take(wordAt[place - 1] === 0 ? nextFirst : nextInner, word)
      places[at] = place
      entries[at] = entry
    }
  }
  const words = numbers(wordAt.length, wordCount)
  words.set(wordAt)
  return { wordAt: words, begins, places, entries, starts, inner }
}

/** Room for numbers below a limit. */
export function numbers(count: number, limit: number): Numbers {
  return limit <= 65_536 ? new Uint16Array(count) : new Uint32Array(count)
}

/** The number at a place, which is one more from then on. */
function take(counts: Uint32Array, at: number): number {
  const count = counts[at] ?? 0
  counts[at] = count + 1
  return count
}
