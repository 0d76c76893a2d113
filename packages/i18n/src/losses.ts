import type { I18n } from './create-i18n.ts'
import { languageOf } from './languages.ts'

const losses = new WeakMap<I18n, Map<string, Error>>()

/** Which catalogues of an instance did not come, each with why, until it does. */
export function lossesOf(i18n: I18n): Map<string, Error> {
  const known = losses.get(i18n) ?? new Map<string, Error>()
  losses.set(i18n, known)
  return known
}

/**
 * Why the texts of an area are not there for who reads a language; undefined while they have not been lost. Only our own can
 * be: what a brand says beside them is done without.
 */
export function lossOf(i18n: I18n, language: string, area: string): Error | undefined {
  return lossesOf(i18n).get(`${languageOf(language)}/${area}`)
}
