import type { Source } from './read-sources.ts'

/** Words that had several meanings, and what is said instead; `docs/words.md` has the whole list. */
const banned: readonly { word: RegExp; instead: string }[] = [
  { word: /(?<!in-?)house/i, instead: 'operator, platform, services or in-house vendor' },
  { word: /hindrance/i, instead: 'refusal' },
  { word: /\bpostings?\b/i, instead: 'transfer request' },
  { word: /book_?accounts?|(?:suspense|transit) books?/i, instead: 'ledger account' },
]

/** Names of others that hold such a word. */
const names = ['Water Puppet House', 'Lighthouse', 'lighthouse', 'full house', 'Full house', 'fullHouse']

/** The lines and file names that use a banned word. */
export function bannedWords(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const found = text.split('\n').flatMap((line, index) => complain(`${path}:${index + 1}`, line))
    return [...complain(path, path), ...found]
  })
}

function complain(place: string, text: string): string[] {
  const own = names.reduce((rest, name) => rest.replaceAll(name, ''), text)
  return banned.flatMap(({ word, instead }) => {
    const match = word.exec(own)
    return match === null ? [] : [`${place} says "${match[0]}": say ${instead}`]
  })
}
