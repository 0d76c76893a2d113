import { formatDateTime, formatMoney } from '@saola/i18n'
import type { BillDetail, BillView } from '@saola/protocol'
import { Badge, Notice, Skeleton, type Tone } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../context/app-context.tsx'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useLanguage } from '../preferences/use-language.ts'
import { BillFormula } from './bill-formula-list.tsx'
import styles from './bill-view.module.css'
import { periodText } from './bill-words.ts'
import { billQuery } from './contract-queries.ts'
import { TermsTable } from './terms-table.tsx'

const tones = {
  to_collect: 'info',
  issued: 'good',
  partly_paid: 'warn',
  insufficient_balance: 'bad',
  not_reached: 'plain',
  rejected: 'plain',
  expired: 'plain',
} as const satisfies Record<BillView['state'], Tone | 'plain'>

/** Where a bill is, in a word. */
export function BillStateBadge({ state }: Pick<BillView, 'state'>): ReactElement {
  const { t } = useTranslation('contracts')
  return <Badge tone={tones[state]}>{t(`bill.${state}`)}</Badge>
}

export type BillWholeProps = {
  billId: string
  /** What its reader can do with it. */
  children?: (bill: BillDetail) => ReactNode
  /** How the team's profit and loss is written, which comes from the members' side. */
  renderProfit?: ((amount: number) => ReactNode) | undefined
}

/** One bill, whole: what it comes to, how that was reckoned, by which terms, and what was paid. */
export function BillWhole({ billId, children, renderProfit }: BillWholeProps): ReactElement {
  const query = useQuery(billQuery(useApp(), billId))
  if (query.isLoadingError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  }
  if (query.data === undefined) return <Skeleton height="18rem" />
  return (
    <BillBody bill={query.data} renderProfit={renderProfit}>
      {children?.(query.data)}
    </BillBody>
  )
}

type BillBodyProps = Pick<BillWholeProps, 'renderProfit'> & { bill: BillDetail; children: ReactNode }

function BillBody({ bill, children, renderProfit }: BillBodyProps): ReactElement {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  const money = (amount: number): string => formatMoney(amount, language)
  const { terms, kind, rejected, expiresAt, netLoss } = bill
  // Of a bill that was paid or refused the time no longer matters.
  const ends = expiresAt !== undefined && (bill.open > 0 || bill.state === 'expired')
  const until = ends ? formatDateTime(expiresAt, language) : undefined
  const facts = [
    [t('field.counted'), periodText(bill, language)],
    [t('field.payer'), bill.payer],
    [t('field.beneficiary'), bill.receiver],
    [t('field.settled_at'), formatDateTime(bill.settledAt, language)],
    [t('field.team_bet'), money(bill.validBet)],
    [t('field.period_profit'), renderProfit?.(-netLoss) ?? money(-netLoss)],
    [t('field.active_members'), String(bill.activeMembers)],
    [t('field.paid'), bill.paid > 0 && bill.open > 0 ? money(bill.paid) : undefined],
    [t('field.pay_until'), until],
    [t('field.remaining'), bill.open > 0 && bill.paid > 0 ? money(bill.open) : undefined],
  ] as const
  return (
    <div className={styles.bill}>
      <div className={styles.head}>
        <p className={styles.amount}>
          <span className="figures">{money(bill.amount)}</span>
        </p>
        <BillStateBadge state={bill.state} />
      </div>
      {rejected && (
        <Notice
          tone="warn"
          title={t('bill.rejected_by', { name: bill.receiver, reason: t(`rejection.${rejected.reason}`) })}
        >
          {rejected.note !== undefined && <p className={styles.said}>{rejected.note}</p>}
          <time className="figures">{formatDateTime(rejected.at, language)}</time>
        </Notice>
      )}
      {bill.state === 'expired' && <Notice tone="warn">{t('bill.expired_note')}</Notice>}
      {children}
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <section className={styles.part}>
        <h3>{t('field.formula')}</h3>
        <BillFormula bill={bill} />
      </section>
      <section className={styles.part}>
        <h3>{t('bill.terms')}</h3>
        <TermsTable kind={kind} present={{ terms }} offered={undefined} />
      </section>
      {bill.payments.length > 0 && (
        <section className={styles.part}>
          <h3>{t('bill.payments')}</h3>
          <dl className={styles.facts}>
            {bill.payments.map(({ amount, paidAt }) => (
              <div key={`${paidAt} ${amount}`}>
                <dt className="figures">{formatDateTime(paidAt, language)}</dt>
                <dd className="figures">{money(amount)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
