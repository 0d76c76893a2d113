import { formatDateTime, formatMoney } from '@saola/i18n'
import { useApp, useLanguage } from '@saola/shell'
import { Card, Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawalsQuery } from './withdrawal-queries.ts'
import { WithdrawalState } from './withdrawal-state.tsx'
import styles from './withdrawal.module.css'

/** The member's withdrawals, the latest first; nothing before there is one. */
export function WithdrawalList(): ReactElement | null {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { data, isLoading } = useQuery(withdrawalsQuery(useApp()))
  if (isLoading) return <Skeleton height="12rem" />
  if (data === undefined || data.list.length === 0) return null
  return (
    <Card variant="flush" title={t('withdraw.list')}>
      <ul className="plain-list">
        {data.list.map((withdrawal) => (
          <li key={withdrawal.withdrawalId} className={styles.line}>
            <Link
              to="/wallet/withdraw/$withdrawalId"
              params={{ withdrawalId: withdrawal.withdrawalId }}
              className={styles.row}
            >
              <span className={styles.grow}>
                <span className={styles.head}>
                  <b translate="no" className="figures">
                    {formatMoney(withdrawal.amount, language)}
                  </b>
                  <WithdrawalState {...withdrawal} />
                </span>
                <span className={styles.quiet}>
                  {withdrawal.bank.shortName} {withdrawal.accountNumber}
                </span>
                <time className={styles.quiet} dateTime={new Date(withdrawal.createdAt).toISOString()}>
                  {formatDateTime(withdrawal.createdAt, language)}
                </time>
              </span>
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
