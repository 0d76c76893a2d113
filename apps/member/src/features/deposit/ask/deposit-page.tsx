import { accountType } from '@saola/protocol'
import {
  LoadFailed,
  MoneySteps,
  openDialog,
  StepHeading,
  useApp,
  useDocumentTitle,
  useSession,
  type StepMoves,
} from '@saola/shell'
import { Button, Card, EmptyState, Skeleton, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { BalanceSplit } from '#shared/money/balance-split.tsx'
import { DepositFlow } from './deposit-flow.tsx'
import { depositSettingsQuery } from '../deposit-queries.ts'
import { depositSteps } from '../deposit-steps.ts'
import styles from '../deposit.module.css'
import { LimitQuestion } from './limit-question.tsx'
import { OpenDeposit } from './open-deposit.tsx'
import { RecentDeposits } from './recent-deposits.tsx'

export type DepositPageProps = {
  /** The amount that the address suggests, in đồng. */
  suggested: number | null
  moves: StepMoves
  /** A deposit has been opened. */
  onOpen: (depositId: string) => void
}

/** The first steps of a deposit: how much, and a look at all of it. Trial accounts hear that they need a real one. */
export function DepositPage({ suggested, moves, onOpen }: DepositPageProps): ReactElement {
  const { t } = useTranslation(['wallet', 'session', 'money', 'protection'])
  const app = useApp()
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
  const { step } = moves
  const isFirst = step === 'amount'
  return (
    <div className={styles.page}>
      <MoneySteps label={t('wallet:deposit.title')} steps={depositSteps} current={step} />
      <Together className={styles.page}>
        {isFirst && <OpenDeposit />}
        {isFirst && <LimitQuestion />}
        <StepHeading step={step}>
          {isFirst ? t('wallet:deposit.amount') : t('money:review.title')}
        </StepHeading>
        {data === undefined && error === null && <Skeleton height="14rem" />}
        {data === undefined && error !== null && (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <DepositFlow
            settings={data}
            suggested={suggested}
            moves={moves}
            onOpen={(deposit) => onOpen(deposit.depositId)}
          />
        )}
        {isFirst && (
          <p className={styles.note}>
            {t('protection:deposit.note')} <Link to={paths.protection}>{t('protection:strip.open')}</Link>
          </p>
        )}
        {isFirst && <RecentDeposits />}
        {isFirst && (
          <Card title={t('wallet:balance')}>
            <BalanceSplit />
          </Card>
        )}
      </Together>
    </div>
  )
}
