import { IconButton } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, usePreferences } from '../context/app-context.tsx'
import { chooseTheme } from './preferences.ts'

/** Changes between the dark and the light look; its words name the look that a tap brings. */
export function ThemeSwitch(): ReactElement {
  const { t } = useTranslation('shell')
  const { brand, preferences } = useApp()
  const next = (usePreferences().theme ?? brand.theme) === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      icon={next === 'light' ? 'sun' : 'moon'}
      label={`${t('theme.label')}: ${t(`theme.${next}`)}`}
      onClick={() => chooseTheme(preferences, next)}
    />
  )
}
