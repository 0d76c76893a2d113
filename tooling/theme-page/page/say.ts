/** The languages of this page. */
export type Language = 'vi' | 'en'

/** Says one of two texts. */
export type Say = (vi: string, en: string) => string

/** The speaker of a language. */
export function sayIn(lang: Language): Say {
  return (vi, en) => (lang === 'vi' ? vi : en)
}
