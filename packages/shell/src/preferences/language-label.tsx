import { languageMark, languageName, type Language } from '@saola/i18n'
import type { ReactElement } from 'react'

/** A language on a small button: short for who sees it, by its name for who hears it. */
export function LanguageLabel({ language }: { language: Language }): ReactElement {
  const [mark, name] = [languageMark(language), languageName(language)]
  return (
    <>
      {mark} {mark !== name && <span className="visually-hidden">{name}</span>}
    </>
  )
}
