import type { Language } from '@saola/i18n'
import { languageInUse, useApp, usePreferences } from '@saola/shell'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The words of all cards of a list, read once for all of them. */
export type CardWords = {
  readonly language: Language
  readonly favorite: (name: string) => string
  readonly play: (name: string) => string
  readonly hot: string
  readonly fresh: string
  readonly demo: string
  readonly maintenance: string
  readonly comingSoon: string
}

/** The words of cards in the language of the page; the same object until the language changes. */
export function useCardWords(): CardWords {
  const { t } = useTranslation('games')
  const language = languageInUse(usePreferences(), useApp().brand)
  return useMemo(
    () => ({
      language,
      favorite: sayOnce((name) => t('favorite.of', { name })),
      play: sayOnce((name) => t('play.name', { name })),
      hot: t('status.hot'),
      fresh: t('status.new'),
      demo: t('demo'),
      maintenance: t('status.maintenance'),
      comingSoon: t('status.coming_soon'),
    }),
    [language, t],
  )
}

/** A name that no title has. */
const placeOfName = '\u0001'

/** Words around a name, looked up once: each key of a search writes them on a dozen cards. */
function sayOnce(say: (name: string) => string): (name: string) => string {
  const parts = say(placeOfName).split(placeOfName)
  return (name) => parts.join(name)
}
