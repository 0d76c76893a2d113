import type { Language } from '../languages.ts'

/** Gives what was made for a language. */
export type PerLanguage<Made> = (language: Language) => Made

/**
 * Makes something for a language when it is first asked for, and keeps it: building an `Intl` object costs more than a
 * thousand uses of it, and an app that built them all at its start would keep a phone busy before it draws anything.
 */
export function keepPerLanguage<Made>(make: PerLanguage<Made>): PerLanguage<Made> {
  const kept = new Map<Language, Made>()
  return (language) => {
    const made = kept.get(language) ?? make(language)
    kept.set(language, made)
    return made
  }
}
