import { formatDateTime } from '@saola/i18n'
import type { PayoutStop } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** Why nothing can be sent now, and until when (wallet 42 and 53); it stands in the place of the form. */
export function TransferStopped({ stop: { reason, until } }: { stop: PayoutStop }): ReactElement {
  const { t } = useTranslation(['transfer', 'wallet'])
  const language = useLanguage()
  if (reason === 'locked' || until === undefined) {
    return (
      <Notice tone="warn" title={t('transfer:stopped.locked')}>
        {t('wallet:withdraw.locked')} <Link to="/me">{t('wallet:withdraw.locked.act')}</Link>
      </Notice>
    )
  }
  const untilAt = formatDateTime(until, language)
  return (
    <Notice tone="warn" title={t('transfer:stopped.until', { untilAt })}>
      {t(`wallet:withdraw.waits.${reason}`, { untilAt })}
    </Notice>
  )
}
