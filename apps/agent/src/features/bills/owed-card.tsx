import { formatDateTime, formatMoney } from '@saola/i18n'
import { LoadFailed, useApp, useHasCalls, useLanguage, useRight } from '@saola/shell'
import { Button, Card, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Facts } from '#shared/facts.tsx'
import styles from './bills-page.module.css'
import { owedQuery } from './owed-query.ts'
import { PayAll } from './pay-all.tsx'

/** So many running periods are named; the rest is in their sum. */
const mostRunning = 4

/** What the agent owes: due now, to come at the next settlement, and what its balance lacks, before it is asked for it. */
export function OwedCard(): ReactElement {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(owedQuery(useApp()))
  const [isPaying, setPaying] = useState(false)
  const canPay = useHasCalls('contracts.payBills')
  const mayPay = useRight('contracts.act') && canPay
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height="12rem" />
  const money = (amount: number): string => formatMoney(amount, language)
  const running = data.running.filter(({ amount }) => amount > 0).slice(0, mostRunning)
  return (
    <Card title={t('bill.owed')}>
      <div className={styles.owed}>
        <div className={styles.stack}>
          <p className={styles.amount}>
            <span className="figures">{money(data.total)}</span>
          </p>
          <Facts
            facts={[
              { label: t('owed.now'), value: money(data.due) },
              { label: t('owed.next'), value: money(data.expected) },
              ...(data.balance === undefined
                ? []
                : [{ label: t('owed.balance'), value: money(data.balance) }]),
            ]}
          />
        </div>
        {running.length > 0 && (
          <div className={styles.stack}>
            <h3 className={styles.small}>{t('owed.running')}</h3>
            <ul className={styles.running}>
              {running.map(({ contractId, kind, receiver, to, amount }) => (
                <li key={contractId}>
                  <span>
                    {t('owed.until', { kind: t(`kind.${kind}`), name: receiver })}
                    <time className={styles.quiet}>{formatDateTime(to, language)}</time>
                  </span>
                  <span className="figures">{money(amount)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {data.shortfall !== undefined && data.shortfall > 0 && (
        <Notice tone="warn" title={t('bill.shortfall', { amount: money(data.shortfall) })}>
          {t('owed.shortfall_note')}
        </Notice>
      )}
      <div className={styles.act}>
        {data.due === 0 && <p className={styles.quiet}>{t('owed.nothing')}</p>}
        {data.due > 0 && mayPay && (
          <Button variant="primary" onClick={() => setPaying(true)}>
            {t('bill.pay_all')}
          </Button>
        )}
      </div>
      {isPaying && <PayAll balance={data.balance} onClose={() => setPaying(false)} />}
    </Card>
  )
}
