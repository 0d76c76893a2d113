import { normalise, type SearchEntry } from '#features/games/catalogue/title-index.ts'

/** The promise of the search, word for word: every title is looked at for every query. Slow and obvious. */
export function plainestSearch(entries: readonly SearchEntry[]): (text: string) => number[] {
  const folded = entries.map(({ names, groups }) => ({
    names: names.map(normalise),
    groups: groups.map(normalise),
  }))
  return (text) => {
    const query = normalise(text)
    if (query === '') return []
    const ranked = folded.map((each, entry) => ({ entry, rank: rankOf(each, query) }))
    const found = ranked.filter(({ rank }) => rank > 0).sort((one, other) => other.rank - one.rank)
    return found.length > 0 ? found.map(({ entry }) => entry) : withOneTypo(folded, query)
  }
}

type Folded = { names: readonly string[]; groups: readonly string[] }

/** Whether a word of a name begins with a text. */
function holds(name: string, text: string): boolean {
  return ` ${name}`.includes(` ${text}`)
}

function rankOf({ names, groups }: Folded, query: string): number {
  const inGroups = (word: string): boolean => word.length >= 2 && groups.some((group) => holds(group, word))
  const words = query.split(' ')
  if (names.includes(query)) return 5
  if (names.some((name) => name.startsWith(query))) return 4
  if (names.some((name) => holds(name, query))) return 3
  if (names.some((name) => name.includes(query))) return 2
  if (inGroups(query)) return 1
  const isApart = words.every((word) => names.some((name) => holds(name, word)) || inGroups(word))
  return words.length > 1 && isApart ? 1 : 0
}

function withOneTypo(folded: readonly Folded[], query: string): number[] {
  if (query.length < 4 || query.length > 29) return []
  // The blank before a group may be what follows a letter too much.
  return folded.flatMap(({ names, groups }, entry) =>
    [...names, ...groups.map((group) => ` ${group}`)].some((name) =>
      startsOf(name).some((start) => beginsNearly(start, query)),
    )
      ? [entry]
      : [],
  )
}

/** A name from each of its words on. */
function startsOf(name: string): string[] {
  const words = name.split(' ')
  return words.map((_, number) => words.slice(number).join(' '))
}

/** Whether a text begins with the query but for one letter too much, too little, another one, or two swapped. */
function beginsNearly(text: string, query: string): boolean {
  for (let at = 0; at < query.length && text.startsWith(query.slice(0, at)); at += 1) {
    const rest = text.slice(at)
    const after = query.slice(at + 1)
    const swapped = after.slice(0, 1) + query.slice(at, at + 1) + after.slice(1)
    if (rest.startsWith(after) || (after !== '' && rest.startsWith(swapped))) return true
    if (rest !== '' && [after, query.slice(at)].some((each) => rest.slice(1).startsWith(each))) return true
  }
  return false
}
