import { formatMoney } from '@saola/i18n'
import { accountType } from '@saola/protocol'
import { openDialog, useApp, useDocumentTitle, useSession, LoadFailed } from '@saola/shell'
import { Button, Card, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceSplit } from '#shared/money/balance-split.tsx'
import { useLanguage } from '#shared/use-language.ts'
import { AmountForm } from './amount-form.tsx'
import { depositSettingsQuery } from '../deposit-queries.ts'
import { DepositSteps } from '../pay/deposit-steps.tsx'
import styles from '../deposit.module.css'
import { LimitQuestion } from './limit-question.tsx'
import { OpenDeposit } from './open-deposit.tsx'
import { RecentDeposits } from './recent-deposits.tsx'

export type DepositPageProps = {
  /** The amount that the address suggests, in đồng. */
  suggested: number | null
  /** A deposit has been opened. */
  onOpen: (depositId: string) => void
}

/** The first step of a deposit: how much. Trial accounts hear that they need a real one. */
export function DepositPage({ suggested, onOpen }: DepositPageProps): ReactElement {
  const { t } = useTranslation(['wallet', 'session', 'shell'])
  const app = useApp()
  const language = useLanguage()
  const isTrial = useSession().member?.type === accountType.trial
  const { data, error, isFetching, refetch } = useQuery({ ...depositSettingsQuery(app), enabled: !isTrial })
  useDocumentTitle(t('wallet:deposit.title'))
  if (isTrial) {
    return (
      <div className={styles.page}>
        <h1 className="visually-hidden">{t('wallet:deposit.title')}</h1>
        <Card>
          <EmptyState
            title={t('wallet:deposit.trial')}
            action={
              <Button variant="primary" onClick={() => openDialog(app.dialogs, 'register')}>
                {t('session:register')}
              </Button>
            }
          >
            {t('session:free_play.hint')}
          </EmptyState>
        </Card>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <DepositSteps current="amount" />
      <OpenDeposit />
      <LimitQuestion />
      <h1 className={styles.question}>{t('wallet:deposit.amount')}</h1>
      {data === undefined && error === null && <Skeleton height="14rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <AmountForm
          settings={data}
          suggested={suggested}
          bounds={{
            min: formatMoney(data.minimumAmount, language),
            max: formatMoney(data.maximumAmount, language),
          }}
          onOpen={(deposit) => onOpen(deposit.depositId)}
        />
      )}
      <RecentDeposits />
      <Card title={t('wallet:balance')}>
        <BalanceSplit />
      </Card>
    </div>
  )
}
