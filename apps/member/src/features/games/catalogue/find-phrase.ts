import { placeFlag, type TitleIndex } from './title-index.ts'

/** From the best to the least: the whole name, start of a name, start of a word, inside a word, by words that stand apart. */
export const rank = { whole: 5, name: 4, word: 3, inside: 2, apart: 1 } as const

/** Added to a count of words where the first of them fits from its start; no count comes near it. */
const fromStart = 128
/** More words than any name has. */
const mostWords = 64

/**
 * Raises the rank of every entry that holds these words one after the other, the first perhaps only its end and the last
 * its start. The loops run over thousands of places, so nothing is called in them.
 */
export function rankPhrase(index: TitleIndex, words: readonly string[], ranks: Uint8Array): void {
  if (words.length > mostWords) return
  const { entryAt, flagsAt } = index
  const last = words.length - 1
  /** How many words fit up to a place, and whether the first of them fits from its start. */
  const fitted = new Uint8Array(last === 0 ? 0 : entryAt.length)
  words.forEach((word, number) => {
    const wanted = { atStart: number > 0, atEnd: number < last }
    eachWord(index, word, wanted, (places, atStart, atEnd) => {
      const begun = atStart ? fromStart : 0
      // From the end, so that what this word writes is not read as the word before it.
      for (let at = places.length - 1; at >= 0; at -= 1) {
        const place = places[at] ?? 0
        const before = number === 0 ? begun : (fitted[place - 1] ?? 0)
        if ((before & ~fromStart) !== number) continue
        if (number < last) {
          fitted[place] = before + 1
          continue
        }
        const isFirst = ((flagsAt[place - last] ?? 0) & placeFlag.first) !== 0
        const isLast = atEnd && ((flagsAt[place] ?? 0) & placeFlag.last) !== 0
        let value: number = rank.inside
        if (before >= fromStart) value = isFirst ? rank.name : rank.word
        if (value === rank.name && isLast) value = rank.whole
        const entry = entryAt[place] ?? 0
        if (value > (ranks[entry] ?? 0)) ranks[entry] = value
      }
    })
  })
}

/** Calls `found` for each word that holds the text as wanted, with its places and how the text stands in it. */
export function eachWord(
  { words, starts, places }: TitleIndex,
  text: string,
  wanted: { readonly atStart: boolean; readonly atEnd: boolean },
  found: (places: readonly number[], atStart: boolean, atEnd: boolean) => void,
): void {
  const sought = `${wanted.atStart ? '\n' : ''}${text}${wanted.atEnd ? '\n' : ''}`
  let word = 0
  for (let hit = words.indexOf(sought); hit !== -1; hit = words.indexOf(sought, hit + 1)) {
    const at = wanted.atStart ? hit + 1 : hit
    while ((starts[word + 1] ?? Number.POSITIVE_INFINITY) <= at) word += 1
    found(places[word] ?? [], starts[word] === at, words.charCodeAt(at + text.length) === lineEnd)
  }
}

const lineEnd = 10
