import { formatDateTime } from '@saola/i18n'
import { Notice } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useConnection, usePreferences } from '../context/app-context.tsx'
import { languageInUse } from '../preferences/follow-preferences.ts'

/** Whether the gateway cannot be reached, so that money and bets have to wait. */
export function useOffline(): boolean {
  return useConnection().state === 'lost'
}

/** Dates what is shown while nobody answers; nothing otherwise. `at` is a query's own moment in ms, 0 for "never read". */
export function DataAge({ at }: { at: number }): ReactElement | null {
  const { t } = useTranslation('system')
  const { brand, clock } = useApp()
  const language = languageInUse(usePreferences(), brand)
  if (!useOffline() || at === 0) return null
  return (
    <div data-says-offline>
      <Notice tone="warn" live>
        {t('offline.stale', { time: formatDateTime(clock.moment(at), language) })} · {t('reconnecting')}
      </Notice>
    </div>
  )
}

/** Why money cannot be moved while nobody answers; nothing otherwise. */
export function MoneyPaused(): ReactElement | null {
  const { t } = useTranslation('system')
  if (!useOffline()) return null
  return (
    <div data-says-offline>
      <Notice tone="warn" live title={t('offline.title')}>
        {t('offline.money')}
      </Notice>
    </div>
  )
}
