import { foldText } from '@saola/validation'

/** A station that draws on the day of a slip. */
export type SlipStation = {
  /** The code of its lottery. */
  readonly gameCode: string
  /** As the lottery is called, `Xổ Số An Giang` or `An Giang Lottery`. */
  readonly name: string
}

/** What players write for stations whose initials say too little, by their initials. */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  thcm: ['tp', 'hcm', 'tphcm', 'sg'],
  tth: ['hue'],
}

/**
 * Which stations a word of a slip names: `dc` and `dp` the first and the second of the day, `2d` to `4d` so many from the
 * first on, else a name, its initials or a nickname. None where it names none; a word that could be two of the day names both.
 */
export function stationsNamed(
  word: string,
  stations: readonly SlipStation[],
): { stations: readonly SlipStation[]; isClear: boolean } {
  const count = /^([234])d$/.exec(word)?.[1]
  if (count !== undefined) {
    return { stations: stations.slice(0, Number(count)), isClear: stations.length >= Number(count) }
  }
  const place = ['dc', 'dp'].indexOf(word)
  if (place !== -1) return { stations: stations.slice(place, place + 1), isClear: stations.length > place }
  const named = stations.filter(({ name }) => wordsFor(name).includes(word))
  return { stations: named, isClear: named.length === 1 }
}

function wordsFor(name: string): string[] {
  const parts = foldText(name)
    .replace(/^xo so /, '')
    .replace(/ lottery$/, '')
    .split(/[^a-z]+/)
    .filter((part) => part !== '')
  const initials = parts.map((part) => part.charAt(0)).join('')
  const [first = '', second = ''] = parts
  // As bth for Bình Thuận and btr for Bến Tre, which share their initials.
  const longer = first.charAt(0) + second.slice(0, 2)
  return [initials, parts.join(''), longer, ...(nicknames[initials] ?? [])]
}
