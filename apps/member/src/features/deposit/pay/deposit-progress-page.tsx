import type { Deposit } from '@saola/protocol'
import { LoadFailed, MoneySteps, useApp, useDocumentTitle, type MoneyStep } from '@saola/shell'
import { Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DepositArrivals } from '../list/deposit-arrivals.tsx'
import { DepositExpired } from './deposit-expired.tsx'
import { DepositPayment } from './deposit-payment.tsx'
import { depositQuery } from '../deposit-queries.ts'
import { DepositReceipt } from './deposit-receipt.tsx'
import { depositSteps } from '../deposit-steps.ts'
import styles from '../deposit.module.css'

const stepOf = { pending: 'pay', received: 'done', expired: 'pay' } as const satisfies Record<
  Deposit['status'],
  MoneyStep
>

export type DepositProgressPageProps = {
  depositId: string
  /** Another deposit has been opened. */
  onOpen: (depositId: string) => void
}

/** One deposit from its code to its receipt; its address can be kept and opened again. */
export function DepositProgressPage({ depositId, onOpen }: DepositProgressPageProps): ReactElement {
  const { t } = useTranslation('wallet')
  const app = useApp()
  const { data, error, isFetching, refetch } = useQuery(depositQuery(app, depositId))
  const heading = useRef<HTMLHeadingElement>(null)
  const status = data?.status
  useDocumentTitle(status === undefined ? t('deposit.title') : t(`deposit.headline.${status}`))
  // A new step starts at its headline, for the keyboard and for screen readers.
  useEffect(() => {
    if (status !== undefined) heading.current?.focus()
  }, [status])
  useRefreshOnReceipt(data?.arrived)
  if (data === undefined) {
    return (
      <div className={styles.page}>
        <h1 className="visually-hidden">{t('deposit.title')}</h1>
        {error === null ? (
          <Skeleton height="24rem" />
        ) : (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </div>
    )
  }
  return (
    <div className={data.status === 'pending' ? styles.wide : styles.page}>
      <MoneySteps label={t('deposit.title')} steps={depositSteps} current={stepOf[data.status]} />
      <h1 className={styles.question} tabIndex={-1} ref={heading}>
        {t(`deposit.headline.${data.status}`)}
      </h1>
      <DepositArrivals deposit={data} />
      {data.status === 'pending' && <DepositPayment deposit={data} onTimeUp={() => void refetch()} />}
      {data.status === 'received' && <DepositReceipt deposit={data} />}
      {data.status === 'expired' && (
        <DepositExpired deposit={data} onOpen={(deposit) => onOpen(deposit.depositId)} />
      )}
    </div>
  )
}

/** Balance, statement and list are out of date once money has come. */
function useRefreshOnReceipt(arrived: number | undefined): void {
  const { queryClient } = useApp()
  const before = useRef(arrived)
  useEffect(() => {
    const hasGrown = before.current !== undefined && arrived !== undefined && arrived > before.current
    before.current = arrived
    if (!hasGrown) return
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [area, call] }) => area === 'wallet' && call !== 'wallet.depositStatus',
    })
  }, [arrived, queryClient])
}
