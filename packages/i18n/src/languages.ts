/** The languages that every text of ours is written in; Vietnamese is the default (system 18). */
export const languages = ['vi', 'en'] as const
export type OwnLanguage = (typeof languages)[number]

/**
 * Any language by its tag (BCP 47): one of ours, or another such as `zh` or `pt-BR`, in which a brand says as much as it likes
 * and English says the rest (system 49).
 */
export type Language = OwnLanguage | (string & {})

/** The language of a visitor who chose none (system 18). */
export const defaultLanguage: OwnLanguage = 'vi'

/** A tag, or what a browser or a header makes of it. */
const tag = /^[a-z]{2,3}(?:[-_]|$)/

/**
 * Which of our languages somebody reads whose language is `text`, a stored value, a `Language` header or a browser's tag:
 * English for every other one (system 49), and Vietnamese for what names none.
 * @example languageOf('EN-us') // 'en'
 */
export function languageOf(text: string | null | undefined): OwnLanguage {
  const known = text?.trim().toLowerCase() ?? ''
  if (!tag.test(known)) return defaultLanguage
  return /^vi(?![a-z])/.test(known) ? 'vi' : 'en'
}

/** Whether a text can be the tag of a language, ours or any other. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(text)
}

/** Whether every text of ours stands in this language. */
export function isOwnLanguage(language: Language): language is OwnLanguage {
  return languages.some((each) => each === language)
}

/**
 * What speakers of a language call it: `Tiếng Việt`, `English`, `中文`. The tag itself where the browser does not know it.
 * @throws {RangeError} for what is no tag
 */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/**
 * Of a text that is there in some languages the one for who reads `language`: in it, or in the one of ours that it comes
 * nearest to, or in any; empty where there is none.
 */
export function textIn(texts: Readonly<Record<string, string | undefined>>, language: Language): string {
  const wanted = [texts[language], texts[languageOf(language)], ...Object.values(texts)]
  return wanted.find((text) => text !== undefined && text !== '') ?? ''
}
