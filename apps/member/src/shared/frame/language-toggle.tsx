import { chooseLanguage, languageInUse, LanguageSwitch, useApp, usePreferences } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './language-toggle.module.css'

/** The language switch for a bar that is short of room: on a phone one button, to the other language. */
export function LanguageToggle(): ReactElement | null {
  const { t } = useTranslation('shell')
  const { brand, preferences } = useApp()
  const current = languageInUse(usePreferences(), brand)
  const other = brand.languages.find((language) => language !== current)
  if (other === undefined) return null
  return (
    <>
      <button
        type="button"
        lang={other}
        className={styles.toggle}
        onClick={() => chooseLanguage(preferences, other)}
      >
        {other.toUpperCase()} <span className="visually-hidden">{t(`language.${other}`)}</span>
      </button>
      <div className={styles.all}>
        <LanguageSwitch />
      </div>
    </>
  )
}
