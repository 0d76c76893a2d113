import type { Language } from '@saola/i18n'
import { useTranslation } from 'react-i18next'

/** The language of the texts in sight, for money and dates. */
export function useLanguage(): Language {
  return useTranslation('shell').i18n.language === 'en' ? 'en' : 'vi'
}
