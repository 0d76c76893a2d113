import { languageName } from '@saola/i18n'
import { chooseLanguage, chooseTheme, languageInUse, useApp, usePreferences } from '@saola/shell'
import { ChoiceChips } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './settings.module.css'

/** The choices of this device: the language and the look of the portal. */
export function Settings(): ReactElement {
  const { t } = useTranslation('shell')
  const { brand, preferences } = useApp()
  const chosen = usePreferences()
  return (
    <div className={styles.choices}>
      <ChoiceChips
        legend={t('language.label')}
        choices={brand.languages.map((each) => ({
          value: each,
          label: <span lang={each}>{languageName(each)}</span>,
        }))}
        value={languageInUse(chosen, brand)}
        onValueChange={(language) => chooseLanguage(preferences, language)}
      />
      <ChoiceChips
        legend={t('theme.label')}
        choices={(['light', 'dark'] as const).map((each) => ({ value: each, label: t(`theme.${each}`) }))}
        value={chosen.theme ?? brand.theme}
        onValueChange={(theme) => chooseTheme(preferences, theme)}
      />
    </div>
  )
}
