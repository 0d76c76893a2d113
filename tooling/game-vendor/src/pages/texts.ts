import type { Words } from '@saola/game-engines'
import { languageOf, loadTexts } from '@saola/i18n'

const texts = await loadTexts(['vendor'])

/** A text of the vendor in a language with `{{name}}` filled in. */
export function messageText(
  language: 'VI' | 'EN',
  key: string,
  params?: Record<string, string | number>,
): string {
  return texts.text(languageOf(language), `vendor.${key}`, params)
}

/** The words that an engine asks for, in a language. */
export function wordsIn(language: 'VI' | 'EN'): Words {
  return (key, params) => messageText(language, key, params)
}

/** All texts of the vendor, for the scripts of a page. */
export function allTexts(language: 'VI' | 'EN'): Readonly<Record<string, string>> {
  return texts.area(languageOf(language), 'vendor')
}
