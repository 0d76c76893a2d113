import { formatMoney, formatTime } from '@saola/i18n'
import { BalanceEye, hiddenAmount, useApp, usePreferences, LoadFailed, useLanguage } from '@saola/shell'
import { Button, Icon, IconButton, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { BalanceSplit } from '#shared/money/balance-split.tsx'
import { paths } from '#shared/paths.ts'
import styles from './balance-card.module.css'

/** The whole balance, what of it is free, staked and held, and when that was so; an eye hides it on this device. */
export function BalanceCard(): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const app = useApp()
  const hidden = usePreferences().hideBalance
  const language = useLanguage()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(balanceQuery(app))
  const amount = (dong: number | undefined, width: string): ReactElement | string => {
    if (hidden) return hiddenAmount
    return dong === undefined ? <Skeleton width={width} /> : formatMoney(dong, language)
  }
  if (error !== null && data === undefined) {
    return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <section className={styles.card} aria-label={t('wallet:balance')}>
      <header className={styles.head}>
        <h2 className={styles.label}>{t('wallet:balance.total')}</h2>
        <div className={styles.tools}>
          <BalanceEye />
          <IconButton
            icon="refresh"
            label={t('wallet:balance.refresh')}
            disabled={isFetching}
            onClick={() => void refetch()}
          />
        </div>
      </header>
      <p className={styles.total}>
        <output className="figures">{amount(data?.sumBalance, '7em')}</output>
      </p>
      <p className={styles.asOf}>
        {data === undefined
          ? t('shell:state.loading')
          : t('wallet:balance.as_of', {
              time: formatTime(data.asOf ?? app.clock.moment(dataUpdatedAt), language, { seconds: true }),
            })}
      </p>
      <div className={styles.parts}>
        <BalanceSplit asOf={false} />
      </div>
      <div className={styles.acts}>
        <Button variant="primary" size="large" wide asChild>
          <Link to={paths.deposit}>
            <Icon name="deposit" size={22} />
            {t('wallet:deposit')}
          </Link>
        </Button>
        <Button size="large" wide asChild>
          <Link to={paths.withdraw}>{t('wallet:withdraw')}</Link>
        </Button>
      </div>
    </section>
  )
}
