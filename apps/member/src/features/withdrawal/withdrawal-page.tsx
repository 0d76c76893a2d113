import { formatMoney } from '@saola/i18n'
import { calls, type Withdrawal } from '@saola/protocol'
import { amountOnHold } from '@saola/rules'
import {
  callKey,
  DataAge,
  LoadFailed,
  MoneyReceipt,
  MoneySteps,
  Offered,
  type ReceiptTone,
  useApp,
  useDocumentTitle,
  useLanguage,
} from '@saola/shell'
import { Card, Icon, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactElement, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { CancelWithdrawal } from './cancel-withdrawal.tsx'
import { WithdrawalAnswer } from './withdrawal-answer.tsx'
import { factsOf } from './withdrawal-facts.ts'
import { withdrawalQuery } from './withdrawal-queries.ts'
import { WithdrawalState } from './withdrawal-state.tsx'
import { WithdrawalTimeline } from './withdrawal-timeline.tsx'
import styles from './withdrawal.module.css'

/** One withdrawal: how it stands, what has happened when, and what the member may do now (wallet 15). */
export function WithdrawalPage({ withdrawalId }: { withdrawalId: string }): ReactElement {
  const { t } = useTranslation('wallet')
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(
    withdrawalQuery(useApp(), withdrawalId),
  )
  useFreshBalance(data)
  const heading = useHeading(data && `${data.state} ${data.confirmation}`)
  useDocumentTitle(t('withdraw.title'))
  return (
    <div className={styles.page}>
      <Link to={paths.withdraw} className={styles.link}>
        <Icon name="chevron-left" size={18} />
        {t('withdraw.title')}
      </Link>
      <MoneySteps label={t('withdraw.title')} current="done" />
      <DataAge at={dataUpdatedAt} />
      {data === undefined && error === null && <Skeleton height="18rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Facts withdrawal={data} heading={heading} />}
      {data !== undefined && data.answers.length > 0 && (
        <Offered by="wallet.confirmWithdrawal">
          <WithdrawalAnswer withdrawal={data} />
        </Offered>
      )}
      {data !== undefined && (
        <Card title={t('withdraw.timeline')}>
          <WithdrawalTimeline withdrawal={data} />
        </Card>
      )}
    </div>
  )
}

/** What others do to a withdrawal moves the balance too: it is read anew when the withdrawal is seen to have changed. */
function useFreshBalance(withdrawal: Withdrawal | undefined): void {
  const { queryClient } = useApp()
  const seen = withdrawal && `${withdrawal.state} ${withdrawal.sent ?? 0} ${withdrawal.returned ?? 0}`
  const before = useRef(seen)
  useEffect(() => {
    if (before.current !== undefined && before.current !== seen) {
      void queryClient.invalidateQueries({ queryKey: callKey(calls.wallet.balance).slice(0, 2) })
    }
    before.current = seen
  }, [queryClient, seen])
}

/** Coming here, or a step, can take away the button that was pressed: then the page goes on at its heading. */
function useHeading(step: string | undefined): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step !== undefined && document.activeElement === document.body) heading.current?.focus()
  }, [step])
  return heading
}

const isReturned = ({ state }: Pick<Withdrawal, 'state'>): boolean =>
  state === 'rejected' || state === 'cancelled' || state === 'failed'

type FactsProps = { withdrawal: Withdrawal; heading: Ref<HTMLHeadingElement> }

function Facts({ withdrawal, heading }: FactsProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const language = useLanguage()
  const { sent = 0, returned = 0 } = withdrawal
  const isOpen = withdrawal.state === 'in_process' || withdrawal.state === 'approved'
  return (
    <>
      <h1 className={styles.order} tabIndex={-1} ref={heading}>
        {t('wallet:withdraw.order', { orderNo: withdrawal.orderNo })}
      </h1>
      <MoneyReceipt
        title={t('wallet:withdraw.receipt')}
        tone={toneOf(withdrawal)}
        amount={withdrawal.amount}
        note={
          <>
            <WithdrawalState {...withdrawal} />
            {isOpen && <p className={styles.said}>{t('wallet:withdraw.on_hold')}</p>}
            {isReturned(withdrawal) && <p className={styles.said}>{t('wallet:withdraw.returned')}</p>}
            {withdrawal.confirmation === 'partly_sent' && (
              <p className={styles.said}>
                {t('wallet:confirm.unsent', {
                  sent: formatMoney(sent, language),
                  rest: formatMoney(amountOnHold({ amount: withdrawal.amount, sent, returned }), language),
                })}
              </p>
            )}
            {withdrawal.confirmation === 'forced_received' && (
              <p className={styles.said}>{t('wallet:confirm.forced')}</p>
            )}
          </>
        }
        facts={factsOf(withdrawal, language, t)}
      >
        {withdrawal.canCancel && (
          <Offered by="wallet.cancelWithdrawal">
            <CancelWithdrawal withdrawal={withdrawal} />
          </Offered>
        )}
      </MoneyReceipt>
      {withdrawal.reason !== undefined && (
        <Notice tone="warn">{t('wallet:withdraw.reason', { reason: withdrawal.reason })}</Notice>
      )}
    </>
  )
}

function toneOf({ state, confirmation }: Withdrawal): ReceiptTone {
  if (isReturned({ state })) return 'bad'
  return confirmation === 'received' || confirmation === 'assumed_received' ? 'good' : 'warn'
}
