import type { Language } from '@saola/i18n'
import { useApp, usePreferences } from '../context/app-context.tsx'
import { languageInUse } from './follow-preferences.ts'

/** The language in which this page writes money and time. */
export function useLanguage(): Language {
  return languageInUse(usePreferences(), useApp().brand)
}
