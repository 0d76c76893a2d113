import type { AgentTransfer, TransferRecipient, TransferTerms } from '@saola/protocol'
import { isNotFound, LoadFailed, MoneySteps, StepHeading, useApp } from '@saola/shell'
import { Button, Card, Notice, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { onlySaid } from '#shared/list/only-said.ts'
import { FindRecipient } from './find-recipient.tsx'
import { RecipientCard } from './recipient-card.tsx'
import { TransferFlow } from './transfer-flow.tsx'
import type { TransferPageProps } from './transfer-page.tsx'
import { recipientQuery } from './transfer-queries.ts'
import type { TransferSearch } from './transfer-search.ts'
import { TransferReceipt } from './transfer-receipt.tsx'
import styles from './transfer.module.css'

type TransferStepsProps = TransferPageProps & {
  bounds: TransferTerms
  /** The one that has just been sent; its receipt is the last step. */
  sent: AgentTransfer | undefined
  onSent: (transfer: AgentTransfer) => void
  onAnother: () => void
}

/** A transfer step by step: whom and how much, a last look with the proofs, the receipt. */
export function TransferSteps(props: TransferStepsProps): ReactElement {
  const { search, sent, onAnother } = props
  const { t } = useTranslation('transfer')
  const step = sent === undefined ? (search.step ?? 'amount') : 'done'
  const { to } = search
  const whom = to === undefined ? t('account') : t('to', { name: to })
  const headings = { amount: whom, review: t('check'), done: t('receipt') }
  return (
    <>
      <MoneySteps label={t('title')} current={step} />
      <StepHeading step={`${step} ${search.id ?? ''} ${to ?? ''}`} level={2}>
        {headings[step]}
      </StepHeading>
      {sent && (
        <>
          <TransferReceipt transfer={sent} />
          <Button variant="primary" size="large" wide onClick={onAnother}>
            {t('another')}
          </Button>
        </>
      )}
      {sent === undefined && (to === undefined ? <Whom {...props} /> : <HowMuch {...props} to={to} />)}
    </>
  )
}

function Whom({ bounds, onSearch }: TransferStepsProps): ReactElement {
  return (
    <Card>
      <FindRecipient upline={bounds.upline} onFound={(found) => onSearch(searchOf(found), 'choice')} />
    </Card>
  )
}

function searchOf({ customerId, customerName }: TransferRecipient): TransferSearch {
  return { to: customerName, id: Number(customerId) }
}

function HowMuch(props: TransferStepsProps & { to: string }): ReactElement {
  const { to, bounds, search, onSearch, onBack, onSent } = props
  const { t } = useTranslation('transfer')
  const whom = onlySaid({ to, id: search.id })
  const recipient = useQuery(recipientQuery(useApp(), whom))
  if (recipient.error !== null && !recipient.data) {
    return isNotFound(recipient.error) ? (
      <>
        <Notice tone="bad" live>
          {t('account.none')}
        </Notice>
        <Whom {...props} />
      </>
    ) : (
      <LoadFailed error={recipient.error} onRetry={() => void recipient.refetch()} />
    )
  }
  if (recipient.data === undefined) return <Skeleton height="16rem" />
  const step = search.step ?? 'amount'
  return (
    <>
      {step === 'amount' && (
        <RecipientCard recipient={recipient.data}>
          <Button size="small" onClick={() => onSearch({}, 'choice')}>
            {t('account.other')}
          </Button>
        </RecipientCard>
      )}
      {recipient.data.receives ? (
        <div className={styles.flow}>
          <TransferFlow
            key={recipient.data.customerId}
            recipient={recipient.data}
            bounds={bounds}
            moves={{
              step,
              onReview: () => onSearch({ ...whom, step: 'review' }, 'choice'),
              onBack,
              onNothing: () => onSearch(whom, 'end'),
            }}
            onSent={onSent}
          />
        </div>
      ) : (
        <Notice tone="warn">{t('refused.paused')}</Notice>
      )}
    </>
  )
}
