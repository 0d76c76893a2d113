/** One name or word in both languages of the product. */
export type NamePair = { vi: string; en: string }

/**
 * Reads a word list written as `Vietnamese: English`, separated by semicolons or line ends.
 * A malformed entry is a failure: these lists are ours.
 */
export function namePairs(list: string): NamePair[] {
  return list
    .split(/[;\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [vi, en, ...rest] = entry.split(':').map((part) => part.trim())
      if (!vi || !en || rest.length > 0) throw new Error(`not a name pair: ${entry}`)
      return { vi, en }
    })
}

/** Fills `{}` of a pattern with the word of the same language. */
export function filled(pattern: NamePair, word: NamePair): NamePair {
  return { vi: pattern.vi.replace('{}', word.vi), en: pattern.en.replace('{}', word.en) }
}

/** Every pattern with every word, patterns first. */
export function crossed(patterns: readonly NamePair[], words: readonly NamePair[]): NamePair[] {
  return patterns.flatMap((pattern) => words.map((word) => filled(pattern, word)))
}

/** Every unordered couple of two different words: `Hổ & Hạc`, `Tiger & Crane`. */
export function coupled(words: readonly NamePair[]): NamePair[] {
  return words.flatMap((one, index) =>
    words.slice(index + 1).map((other) => ({ vi: `${one.vi} & ${other.vi}`, en: `${one.en} & ${other.en}` })),
  )
}

/** The same names once each: a name that repeats in either language is dropped. */
export function distinct(names: readonly NamePair[]): NamePair[] {
  const seenVi = new Set<string>()
  const seenEn = new Set<string>()
  return names.filter(({ vi, en }) => {
    if (seenVi.has(vi) || seenEn.has(en)) return false
    seenVi.add(vi)
    seenEn.add(en)
    return true
  })
}
