import { languageName, type Language } from '@saola/i18n'
import type { ReactNode } from 'react'

/** A language on a small button: its tag and, for who hears it, its name; the name alone where it is no Latin one (`中文`). */
export function LanguageLabel({ language }: { language: Language }): ReactNode {
  const name = languageName(language)
  // Latin letters come before all others.
  if (name > 'ɐ') return name
  return (
    <>
      {language.toUpperCase()} <span className="visually-hidden">{name}</span>
    </>
  )
}
