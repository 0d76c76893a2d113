import { formatDateTime } from '@saola/i18n'
import type { PayoutStop } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'

/** Why nothing can leave now, and until when (wallet 41 and 42); it stands in the place of the form. */
export function PayoutsStopped({ stop }: { stop: PayoutStop }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { reason, until } = stop
  if (reason === 'locked' || until === undefined) {
    return (
      <Notice tone="warn" title={t('withdraw.locked.title')}>
        {t('withdraw.locked')} <Link to={paths.service}>{t('withdraw.locked.act')}</Link>
      </Notice>
    )
  }
  const untilAt = formatDateTime(until, language)
  return (
    <Notice tone="warn" title={t('withdraw.waits.title', { untilAt })}>
      {t(`withdraw.waits.${reason}`, { untilAt })}
    </Notice>
  )
}
