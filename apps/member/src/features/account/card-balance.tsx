import { formatMoney } from '@saola/i18n'
import { hiddenAmount, hideBalance, useApp, useLanguage, usePreferences } from '@saola/shell'
import { Button, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { availableOf } from '#shared/money/available-of.ts'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { paths } from '#shared/paths.ts'
import styles from './card-balance.module.css'

/** What may be used now, with an eye to hide it, and the two ways that money takes. */
export function CardBalance(): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const app = useApp()
  const language = useLanguage()
  const hidden = usePreferences().hideBalance
  const { data } = useQuery(balanceQuery(app))
  return (
    <div className={styles.balance}>
      <div>
        <p className={styles.label}>
          {t('wallet:balance.available')}
          <button
            type="button"
            className={styles.eye}
            aria-pressed={hidden}
            aria-label={t('shell:balance.hide')}
            onClick={() => hideBalance(app.preferences, !hidden)}
          >
            <Icon name={hidden ? 'eye-off' : 'eye'} size={18} />
          </button>
        </p>
        <p className={`figures ${styles.amount}`}>
          {hidden && <span>{hiddenAmount}</span>}
          {!hidden && data === undefined && <Skeleton width="6em" />}
          {!hidden && data !== undefined && (
            <span translate="no">{formatMoney(availableOf(data), language)}</span>
          )}
        </p>
      </div>
      <div className={styles.acts}>
        <Button variant="primary" asChild>
          <Link to={paths.deposit}>{t('wallet:deposit')}</Link>
        </Button>
        <Button asChild>
          <Link to={paths.withdraw}>{t('wallet:withdraw')}</Link>
        </Button>
      </div>
    </div>
  )
}
