import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, usePreferences } from '../context/app-context.tsx'
import { languageInUse } from './follow-preferences.ts'
import { LanguageLabel } from './language-label.tsx'
import { chooseLanguage } from './preferences.ts'
import styles from './language-switch.module.css'

/** The brand's languages side by side; nothing when there is only one. */
export function LanguageSwitch(): ReactElement | null {
  const { t } = useTranslation('shell')
  const { brand, preferences } = useApp()
  const current = languageInUse(usePreferences(), brand)
  if (brand.languages.length < 2) return null
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('language.label')}</legend>
      {brand.languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(preferences, language)}
        >
          <LanguageLabel language={language} />
        </button>
      ))}
    </fieldset>
  )
}
