import type { Source } from './read-sources.ts'

/** A page of `docs/areas`: the area that it is about, and what it says. */
export type AreaPage = { area: string; text: string }

const rule = /^- \*\*(?<line>\w+ \d+)\.\*\* /gm

/** The lines of rules that a page numbers, as `wallet 12`. */
export function rulesOf({ text }: AreaPage): string[] {
  return [...text.matchAll(rule)].map(({ groups }) => groups?.['line'] ?? '')
}

/** Lines that stand twice, or on the page of another area. */
export function misnumberedRules(pages: readonly AreaPage[]): string[] {
  return pages.flatMap((page) => {
    const lines = rulesOf(page)
    return lines.flatMap((line, index) => {
      if (!line.startsWith(`${page.area} `)) return [`${page.area}.md has the line ${line}`]
      return lines.indexOf(line) === index ? [] : [`${page.area}.md has the line ${line} twice`]
    })
  })
}

/** The places that cite a line which no page has; `wallet 12 and 13` cites two. */
export function unknownCitations(sources: readonly Source[], pages: readonly AreaPage[]): string[] {
  const known = new Set(pages.flatMap(rulesOf))
  const areas = pages.map(({ area }) => area).join('|')
  const citation = new RegExp(
    `\\b(?<area>${areas}) (?<numbers>\\d{1,3}(?!\\d)(?:\\.\\d+)?(?: and \\d+)?)\\b`,
    'g',
  )
  return placesOf(sources, (text) =>
    [...text.matchAll(citation)].flatMap(({ groups }) =>
      (groups?.['numbers'] ?? '')
        .split(' and ')
        .map((number) => `${groups?.['area']} ${number}`)
        .filter((line) => !known.has(line))
        .map((line) => `cites ${line}, which no page of docs/areas has`),
    ),
  )
}

const foreign =
  /\b(?:the specification\b|(?:specification|spec|design)s? (?:sections? )?\d|beyond \d+(?=[):;]| and \d)|goals? [A-Z]\d)/gi

/** The places that cite a document which is not in the repository. */
export function foreignCitations(sources: readonly Source[]): string[] {
  return placesOf(sources, (text) =>
    [...text.matchAll(foreign)].map(([words]) => `cites "${words}", which nobody can open`),
  )
}

function placesOf(sources: readonly Source[], find: (text: string) => string[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => find(line).map((what) => `${path}:${index + 1} ${what}`)),
  )
}
