import type { Deposit } from '@saola/protocol'
import { LoadFailed, MoneySteps, useApp, useDocumentTitle, type MoneyStep } from '@saola/shell'
import { Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DepositArrivals } from '../list/deposit-arrivals.tsx'
import { DepositExpired } from './deposit-expired.tsx'
import { DepositHeld } from './deposit-held.tsx'
import { DepositPayment } from './deposit-payment.tsx'
import { depositQuery } from '../deposit-queries.ts'
import { DepositReceipt } from './deposit-receipt.tsx'
import { HeldWish } from './held-wish.tsx'
import { hasHeldMoney } from './next-look.ts'
import { depositSteps } from '../deposit-steps.ts'
import styles from '../deposit.module.css'

/** What the page is about: money that waits for a person comes before the code that it was sent for. */
type Stage = Deposit['status'] | 'held'

const stepOf = {
  pending: 'pay',
  received: 'done',
  expired: 'pay',
  held: 'pay',
} as const satisfies Record<Stage, MoneyStep>

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
  const stage = data && stageOf(data)
  useDocumentTitle(stage === undefined ? t('deposit.title') : t(`deposit.headline.${stage}`))
  // A new step starts at its headline, for the keyboard and for screen readers.
  useEffect(() => {
    if (stage !== undefined) heading.current?.focus()
  }, [stage])
  useRefreshOnReceipt(data?.arrived)
  if (data === undefined || stage === undefined) {
    return (
      // Another element than what comes: one that grew wider would move all that is in it.
      <div key="coming" className={styles.page}>
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
    <div className={stage === 'pending' ? styles.wide : styles.page}>
      <MoneySteps label={t('deposit.title')} steps={depositSteps} current={stepOf[stage]} />
      <h1 className={styles.question} tabIndex={-1} ref={heading}>
        {t(`deposit.headline.${stage}`)}
      </h1>
      <DepositArrivals deposit={data} />
      {stage === 'pending' && <DepositPayment deposit={data} onTimeUp={() => void refetch()} />}
      {stage === 'held' && <DepositHeld deposit={data} />}
      {stage === 'received' && <DepositReceipt deposit={data} />}
      {stage === 'received' && hasHeldMoney(data) && <HeldWish deposit={data} />}
      {stage === 'expired' && (
        <DepositExpired deposit={data} onOpen={(deposit) => onOpen(deposit.depositId)} />
      )}
    </div>
  )
}

function stageOf(deposit: Deposit): Stage {
  return deposit.status !== 'received' && hasHeldMoney(deposit) ? 'held' : deposit.status
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
