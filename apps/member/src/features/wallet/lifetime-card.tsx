import { formatDate, formatMoney } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { callQuery, hiddenAmount, stale, useApp, usePreferences, LoadFailed, useLanguage } from '@saola/shell'
import { Card, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './lifetime-card.module.css'

/** What was paid in and got out since the account exists, and the difference. */
export function LifetimeCard(): ReactElement {
  const { t } = useTranslation('wallet')
  const { hideBalance } = usePreferences()
  const language = useLanguage()
  const call = calls.wallet.lifetime
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(useApp().api, call),
    staleTime: stale.moment,
    meta: { call, quiet: true },
  })
  const money = (amount: number | undefined, signed = false): ReactElement | string => {
    if (amount === undefined) return <Skeleton width="5em" />
    return hideBalance ? hiddenAmount : formatMoney(amount, language, { signed })
  }
  return (
    <Card
      title={t('lifetime')}
      aside={
        data && (
          <span className={styles.since}>
            {t('lifetime.since', { date: formatDate(data.since, language) })}
          </span>
        )
      }
    >
      {error !== null && data === undefined ? (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <dl className={styles.sums}>
          <div>
            <dt>{t('lifetime.deposited')}</dt>
            <dd className="figures">{money(data?.deposited)}</dd>
          </div>
          <div>
            <dt>{t('lifetime.withdrawn')}</dt>
            <dd className="figures">{money(data?.withdrawn)}</dd>
          </div>
          <div>
            <dt>{t('lifetime.net')}</dt>
            <dd className="figures">{money(data?.net, true)}</dd>
          </div>
        </dl>
      )}
    </Card>
  )
}
