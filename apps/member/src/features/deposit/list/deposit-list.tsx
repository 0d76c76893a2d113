import { useLanguage } from '@saola/shell'
import { formatDateTime, formatMoney } from '@saola/i18n'
import type { Deposit } from '@saola/protocol'
import { Badge, Icon } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { hasHeldMoney, hasWaitingMoney } from '../pay/next-look.ts'
import styles from './deposit-list.module.css'

const tones = { pending: 'warn', received: 'good', expired: 'plain' } as const

/** Deposits one below the other; each leads to its page. */
export function DepositList({ deposits }: { deposits: readonly Deposit[] }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  return (
    <ul className={styles.list}>
      {deposits.map((deposit) => (
        <li key={deposit.depositId}>
          <Link to="/wallet/deposit/$depositId" params={{ depositId: deposit.depositId }}>
            <span className={styles.what}>
              <b translate="no" className="figures">
                {formatMoney(deposit.amount, language)}
              </b>
              <span className={styles.when}>{formatDateTime(deposit.createdAt, language)}</span>
            </span>
            <span className={styles.state}>
              <Badge tone={tones[deposit.status]}>{t(`deposit.status.${deposit.status}`)}</Badge>
              {deposit.arrived > 0 && deposit.arrived !== deposit.amount && (
                <span className={styles.when}>
                  {t('deposit.received', { amount: formatMoney(deposit.arrived, language) })}
                </span>
              )}
              {hasWaitingMoney(deposit) && <span className={styles.when}>{t('deposit.on_its_way')}</span>}
              {hasHeldMoney(deposit) && <span className={styles.when}>{t('deposit.held')}</span>}
            </span>
            <Icon name="chevron-right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
