import type { TitleIndex } from './title-index.ts'

/** The words that hold a text; a blank in it is the start or the end of a word. Only those with its rarest two letters are read. */
export function findWords({ words, holders }: TitleIndex, text: string): readonly number[] {
  let rarest = holders.get(text.slice(0, 2)) ?? []
  for (let at = 1; at < text.length - 1; at += 1) {
    const others = holders.get(text.slice(at, at + 2)) ?? []
    if (others.length < rarest.length) rarest = others
  }
  return text.length > 2 ? rarest.filter((word) => words[word]?.includes(text)) : rarest
}
