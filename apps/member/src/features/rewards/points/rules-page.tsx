import { formatMoney } from '@saola/i18n'
import type { PointConfig } from '@saola/protocol'
import { LoadFailed, useApp, useDocumentTitle, useLanguage } from '@saola/shell'
import { Card, DataTable, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ratesQuery } from '#shared/rewards/rates-query.ts'
import styles from './points.module.css'

/** How points are earned and used, and the exchange rate table. */
export function RulesPage(): ReactElement {
  const { t } = useTranslation('points')
  const { data, error, isPending, isFetching, refetch } = useQuery(ratesQuery(useApp()))
  useDocumentTitle(t('rules'))
  return (
    <div className={styles.narrow}>
      <h1>{t('rules')}</h1>
      <Card>
        <ul className={styles.rules}>
          <li>{t('rules.earn')}</li>
          <li>{t('rules.whole')}</li>
          <li>{t('rules.never_expire')}</li>
          <li>{t('rules.use')}</li>
          <li>{t('rules.request')}</li>
          <li>{t('trial')}</li>
        </ul>
      </Card>
      {isPending && <Skeleton height="16rem" />}
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Rates config={data} />}
    </div>
  )
}

function Rates({ config }: { config: PointConfig }): ReactElement {
  const { t } = useTranslation('points')
  const language = useLanguage()
  const { earn, convert } = config
  return (
    <>
      <Card variant="flush">
        <DataTable
          caption={t('rates')}
          narrow="lines"
          columns={[
            { id: 'type', header: t('field.type'), heading: true, cell: ({ type }) => t(`type.${type}`) },
            {
              id: 'amount',
              header: t('field.amount_requirement'),
              align: 'end',
              cell: ({ perAmount }) => formatMoney(perAmount, language),
            },
            {
              id: 'points',
              header: t('field.ratio'),
              align: 'end',
              cell: ({ points }) => t('value', { count: points }),
            },
          ]}
          rows={earn}
          rowKey={({ type }) => type}
        />
      </Card>
      <Card title={t('convert')}>
        <p className="figures">
          {t('rates.per', {
            amount: formatMoney(convert.amount, language),
            count: convert.points,
          })}
        </p>
      </Card>
    </>
  )
}
