import type { Area } from './areas.ts'
import { isOwnLanguage, type Language } from './languages.ts'
import type { Catalogue } from './load-catalogue.ts'
import { splitKey, type MessageKey } from './message-key.ts'
import { placeholdersOf } from './placeholders.ts'

/** Texts that a brand says differently, by `area:key`. */
export type TextOverrides = { readonly [K in MessageKey]?: string }

/** One set for all languages, a set per language, or how to load the set of a language. */
export type OverrideSource =
  | TextOverrides
  | { readonly [language: string]: TextOverrides }
  | ((language: Language) => Promise<TextOverrides>)

/** Lays the brand's texts of an area over its catalogue. What does not fit is told and left out. */
export type LayOver = (language: Language, area: Area, catalogue: Promise<Catalogue>) => Promise<Catalogue>

/**
 * How the texts of a brand are laid over catalogues; a set is loaded once per language. `onProblem` hears once of each
 * key that is unknown, is no text, or asks for a value that the page does not give.
 */
export function createOverrides(source: OverrideSource, onProblem: (problem: string) => void): LayOver {
  const sets = new Map<Language, Promise<Readonly<Record<string, unknown>>>>()
  const told = new Set<string>()
  const tell = (problem: string): void => {
    if (told.has(problem)) return
    told.add(problem)
    onProblem(problem)
  }
  const setOf = (language: Language): Promise<Readonly<Record<string, unknown>>> => {
    const set = sets.get(language) ?? readSet(source, language, tell)
    sets.set(language, set)
    return set
  }
  return async (language, area, catalogue) => {
    const [original, set] = await Promise.all([catalogue, setOf(language)])
    // The rest of a language that is not ours comes from the English catalogue by itself, with the plurals of English.
    const texts: Record<string, string> = isOwnLanguage(language) ? { ...original } : {}
    for (const [name, text] of Object.entries(set)) {
      const split = splitKey(name)
      if (split?.area !== area || text === undefined) continue
      const problem = problemOf(original[split.key] ?? original[withoutPlural(split.key)], text)
      if (problem !== undefined) tell(`The brand's text ${name} ${problem}`)
      else texts[split.key] = String(text)
    }
    return texts
  }
}

async function readSet(
  source: OverrideSource,
  language: Language,
  tell: (problem: string) => void,
): Promise<Readonly<Record<string, unknown>>> {
  let set: Readonly<Record<string, unknown>> = {}
  try {
    set = typeof source === 'function' ? { ...(await source(language)) } : flatten(source, language)
  } catch (cause) {
    tell(`The brand's texts in ${language} did not load: ${String(cause)}`)
  }
  for (const name of Object.keys(set)) {
    if (splitKey(name) === undefined) tell(`The brand's text ${name} is of no known area`)
  }
  return set
}

function flatten(source: object, language: Language): Readonly<Record<string, unknown>> {
  const all = Object.entries(source).filter(([name]) => name.includes(':'))
  const own: unknown = Object.entries(source).find(([name]) => name === language)?.[1]
  return { ...Object.fromEntries(all), ...(typeof own === 'object' ? own : {}) }
}

/** Other languages count in more ways than ours: their `key_few` stands for the text that ours have as `key`. */
function withoutPlural(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '')
}

function problemOf(original: string | undefined, text: unknown): string | undefined {
  if (original === undefined) return 'is of no known key'
  if (typeof text !== 'string' || text.trim() === '') return 'is no text'
  const given = placeholdersOf(original)
  const unknown = placeholdersOf(text).find((value) => !given.includes(value))
  return unknown && `asks for ${unknown}, which the page does not give`
}
