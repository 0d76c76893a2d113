import { formatTime } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { callQuery, ServiceChannels, stale, useApp, useLanguage } from '@saola/shell'
import { Badge, Card, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '#shared/in-place.ts'
import styles from './me-page.module.css'

/** Where an agent reaches the operator, and whether somebody is there now (team 40). */
export function OperatorCard(): ReactElement | null {
  const { t } = useTranslation(['team', 'support'])
  const language = useLanguage()
  const query = callQuery(useApp().api, calls.support.service)
  const { data, isLoading } = useQuery({ ...inPlace(query), staleTime: stale.minute })
  if (isLoading) return <Skeleton height="10rem" />
  if (data === undefined) return null
  const { isOpen, changesAt, zalo, telegram } = data
  return (
    <Card title={t('team:operator')}>
      <div className={styles.column}>
        <p>
          <Badge tone={isOpen ? 'good' : 'warn'}>
            {t(`support:service.state.${isOpen ? 'open' : 'closed'}`)}
          </Badge>{' '}
          {changesAt !== undefined &&
            t(isOpen ? 'support:service.until' : 'support:service.again', {
              time: formatTime(changesAt, language),
            })}
        </p>
        <ServiceChannels zalo={zalo} telegram={telegram} />
        <p className={styles.hint}>{t('team:operator.hint')}</p>
      </div>
    </Card>
  )
}
