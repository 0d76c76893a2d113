import { dirname } from 'node:path'
import { areas, loadCatalogue, type Area } from '@saola/i18n'
import type { Reached } from './read-workspaces.ts'
import type { Source, Template } from './read-source.ts'

/** Files and folders that name texts of an area which their code never mentions. */
const spokenElsewhere: readonly { area: Area; place: string; why: string }[] = [
  { area: 'vendor', place: 'tooling/game-vendor/src/', why: 'all its texts are of this one area' },
  { area: 'vendor', place: 'tooling/game-engines/src/', why: 'its pages show texts of this one area' },
  {
    area: 'system',
    place: 'packages/protocol/src/error-codes.ts',
    why: 'the gateway says the text of the code that it refuses with',
  },
]

/** Texts whose keys the database itself writes into a row. */
const writtenByTheDatabase: ReadonlySet<string> = new Set(['wallet:statement.remark.debt_paid'])

/** Endings under which one text stands in several forms: numbers, and a range of one length. */
const form = /_(?:zero|one|few|many|other|exact)$/

/**
 * Texts that nobody shows: `wallet:deposit.title`. A text is shown when code that the products reach names it, with its
 * area or in a file that speaks for the area, or builds it from a template whose holes take words that stand in code. A list
 * of keys shows none of them: it says which texts there are.
 */
export async function keysMissing(reached: Reached): Promise<string[]> {
  const all = sourcesOf(reached)
  const words = new Set([...reached.sources.values()].flatMap((source) => [...source.words]))
  const whole = new Set(all.flatMap(({ spoken }) => [...spoken]))
  const missing: string[] = []
  for (const area of areas) {
    const speakers = speakersOf(reached, area)
    const named = new Set(speakers.flatMap(({ spoken }) => [...spoken]))
    const builders = [
      ...all.flatMap(({ templates }) => templates.flatMap((template) => withoutArea(template, area))),
      ...speakers.flatMap(({ templates }) => templates),
    ].flatMap((template) => toPattern(template) ?? [])
    const isShown = (key: string): boolean =>
      whole.has(`${area}:${key}`) ||
      writtenByTheDatabase.has(`${area}:${key}`) ||
      whole.has(`${area}.${key}`) ||
      named.has(key) ||
      builders.some((pattern) =>
        pattern
          .exec(key)
          ?.slice(1)
          .every((word) => words.has(word)),
      )
    for (const key of Object.keys(await loadCatalogue('vi', area))) {
      if (!isShown(key) && !isShown(key.replace(form, ''))) missing.push(`${area}:${key}`)
    }
  }
  return missing
}

function sourcesOf({ sources, files }: Reached): Source[] {
  return [...files].flatMap((path) => sources.get(path) ?? [])
}

/**
 * The files that name texts of an area without its name: those that say the area's word (`useTranslation('wallet')`), and
 * the folder of a file that puts any key behind it (`bank.${key}`).
 */
function speakersOf({ sources, files }: Reached, area: Area): Source[] {
  const putsAnyKey = ([head, ...rest]: Template): boolean => head === `${area}.` && rest.join('') === ''
  const folders = [...files].flatMap((path) =>
    sources.get(path)?.templates.some(putsAnyKey) ? [dirname(path)] : [],
  )
  const elsewhere = spokenElsewhere.flatMap((each) => (each.area === area ? [each.place] : []))
  return [...files].flatMap((path) => {
    const source = sources.get(path)
    const folder = dirname(path)
    const speaks =
      source?.strings.has(area) ||
      folders.includes(folder) ||
      elsewhere.some((place) => path.startsWith(place))
    return source && speaks ? [source] : []
  })
}

/** A template that begins with the area, without it. */
function withoutArea([head = '', ...rest]: Template, area: Area): Template[] {
  const isOfArea = head.startsWith(`${area}:`) || head.startsWith(`${area}.`)
  return isOfArea ? [[head.slice(area.length + 1), ...rest]] : []
}

/** What a template builds, a group for each hole; nothing for one that is all holes. */
function toPattern(parts: Template): RegExp | undefined {
  if (parts.join('') === '') return undefined
  return new RegExp(`^${parts.map((part) => part.replaceAll(/\W/g, String.raw`\$&`)).join('(.+)')}$`)
}
