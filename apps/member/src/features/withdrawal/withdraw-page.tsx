import { accountType } from '@saola/protocol'
import {
  DataAge,
  LoadFailed,
  MoneySteps,
  StepHeading,
  useApp,
  useDocumentTitle,
  useSession,
  type StepMoves,
  useModule,
} from '@saola/shell'
import { Button, Card, EmptyState, Icon, Skeleton, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { bankCardsQuery } from '#shared/money/bank-cards-query.ts'
import { balanceQuery } from '#shared/money/balance-query.ts'
import { BalanceSplit } from '#shared/money/balance-split.tsx'
import { PasswordFirst } from '#shared/money/password-first.tsx'
import { paths } from '#shared/paths.ts'
import { PayoutsStopped } from './payouts-stopped.tsx'
import { WithdrawFlow } from './withdraw-flow.tsx'
import { withdrawalSettingsQuery } from './withdrawal-queries.ts'
import { WithdrawalList } from './withdrawal-list.tsx'
import styles from './withdrawal.module.css'

export type WithdrawPageProps = { moves: StepMoves; onOpen: (withdrawalId: string | undefined) => void }

/** Money out: to an account of the member's own, after the transaction password (wallet 12). */
export function WithdrawPage({ moves, onOpen }: WithdrawPageProps): ReactElement {
  const { t } = useTranslation(['wallet', 'money'])
  const isTrial = useSession().member?.type === accountType.trial
  useDocumentTitle(t('wallet:withdraw.title'))
  const { step } = moves
  return (
    <div className={styles.page}>
      {!isTrial && <MoneySteps label={t('wallet:withdraw.title')} current={step} />}
      <StepHeading step={step}>
        {step === 'amount' ? t('wallet:withdraw.question') : t('money:review.title')}
      </StepHeading>
      <ReadAt />
      <Together className={styles.form}>
        {isTrial ? <EmptyState title={t('wallet:withdraw.trial')} /> : <Ask moves={moves} onOpen={onOpen} />}
        {!isTrial && step === 'amount' && <WithdrawalList />}
        {step === 'amount' && (
          <Card title={t('wallet:balance')}>
            <BalanceSplit />
          </Card>
        )}
      </Together>
    </div>
  )
}

/** Dates the page by its balance, which is read whenever somebody looks. */
function ReadAt(): ReactElement {
  return <DataAge at={useQuery(balanceQuery(useApp())).dataUpdatedAt} />
}

function Ask({ moves, onOpen }: WithdrawPageProps): ReactElement {
  const { t } = useTranslation('wallet')
  const app = useApp()
  const cards = useQuery(bankCardsQuery(app))
  const settings = useQuery(withdrawalSettingsQuery(app))
  const asksPassword = !useModule('WDRAWNOPASSVERIF3')
  const failed = cards.error ?? settings.error
  if (cards.data === undefined || settings.data === undefined) {
    return failed === null ? (
      <Skeleton height="18rem" />
    ) : (
      <LoadFailed
        error={failed}
        busy={cards.isFetching || settings.isFetching}
        onRetry={() => void Promise.all([cards.refetch(), settings.refetch()])}
      />
    )
  }
  if (settings.data.stop !== undefined && moves.step === 'amount') {
    return <PayoutsStopped stop={settings.data.stop} />
  }
  if (asksPassword && !cards.data.hasPaymentPassword) return <PasswordFirst />
  if (cards.data.cards.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('withdraw.no_account')}
          action={
            <Button variant="primary" asChild>
              <Link to={paths.banks}>{t('withdraw.add_account')}</Link>
            </Button>
          }
        >
          {t('withdraw.no_account_hint')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <WithdrawFlow
        cards={cards.data.cards}
        settings={settings.data}
        moves={moves}
        onOpen={(withdrawal) => onOpen(withdrawal?.withdrawalId)}
      />
      {moves.step === 'amount' && (
        <Link to={paths.banks} className={styles.link}>
          <Icon name="bank" size={18} />
          {t('withdraw.manage_accounts')}
        </Link>
      )}
    </>
  )
}
