import {
  chooseLanguage,
  languageInUse,
  LanguageLabel,
  LanguageSwitch,
  useApp,
  usePreferences,
} from '@saola/shell'
import type { ReactElement } from 'react'
import styles from './language-toggle.module.css'

/** The language switch for a bar that is short of room: on a phone one button, to the language that comes after this one. */
export function LanguageToggle(): ReactElement | null {
  const { brand, preferences } = useApp()
  const current = languageInUse(usePreferences(), brand)
  const { languages } = brand
  const other = languages[(languages.indexOf(current) + 1) % languages.length]
  if (other === undefined || other === current) return null
  return (
    <>
      <button
        type="button"
        lang={other}
        className={styles.toggle}
        onClick={() => chooseLanguage(preferences, other)}
      >
        <LanguageLabel language={other} />
      </button>
      <div className={styles.all}>
        <LanguageSwitch />
      </div>
    </>
  )
}
