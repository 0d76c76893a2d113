/** The languages of the product (system 18); Vietnamese is the default. */
export const languages = ['vi', 'en'] as const
export type Language = (typeof languages)[number]

/** The language of a visitor who chose none (system 18). */
export const defaultLanguage: Language = 'vi'

/**
 * Reads a language from a stored value, a `Language` header or a browser tag; anything else is Vietnamese.
 * @example languageOf('EN-us') // 'en'
 */
export function languageOf(text: string | null | undefined): Language {
  const primary = text?.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === primary) ?? defaultLanguage
}
