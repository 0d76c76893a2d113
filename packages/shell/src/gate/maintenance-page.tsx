import { formatDateTime } from '@saola/i18n'
import type { SystemStatus } from '@saola/protocol'
import { Button } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FullPage } from './full-page.tsx'

export type MaintenancePageProps = {
  /** The status's `maintenance`: a window when the gateway knows one. */
  maintenance: SystemStatus['maintenance']
  checking: boolean
  onCheck: () => void
  corner?: ReactNode
}

/** The platform is in maintenance (system 2); the gate asks again by itself. */
export function MaintenancePage(props: MaintenancePageProps): ReactElement {
  const { maintenance, checking, onCheck, corner } = props
  const { t, i18n } = useTranslation(['system', 'shell'])
  const endsAt = typeof maintenance === 'object' ? maintenance.endsAt : undefined
  return (
    <FullPage
      title={t('system:maintenance.title')}
      corner={corner}
      actions={
        <Button variant="primary" busy={checking} onClick={onCheck}>
          {t('system:maintenance.check')}
        </Button>
      }
    >
      <p>{t('system:maintenance.body')}</p>
      {endsAt !== undefined && (
        <p>{t('system:maintenance.until', { time: formatDateTime(endsAt, i18n.language) })}</p>
      )}
    </FullPage>
  )
}
