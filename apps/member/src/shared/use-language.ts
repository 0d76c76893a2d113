import type { Language } from '@saola/i18n'
import { languageInUse, useApp, usePreferences } from '@saola/shell'

/** The language in which this page writes money and time. */
export function useLanguage(): Language {
  return languageInUse(usePreferences(), useApp().brand)
}
