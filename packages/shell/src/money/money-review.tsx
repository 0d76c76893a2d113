import { amountInWords, formatMoney } from '@saola/i18n'
import { Button } from '@saola/ui'
import type { ReactElement, ReactNode, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffline } from '../connection/data-age.tsx'
import { useLanguage } from '../preferences/use-language.ts'
import { MoneyFacts, type MoneyFact } from './money-facts.tsx'
import styles from './money-review.module.css'

export type MoneyReviewProps = {
  /** Whole đồng. */
  amount: number
  /** What it is, from where and to where. */
  facts: readonly MoneyFact[]
  /** What it costs, in đồng; nothing is said where the gateway says nothing. */
  fee?: number | undefined
  /** When the money is expected to be there. */
  expected: string
  confirmLabel: string
  busy: boolean
  onConfirm: (event: SyntheticEvent<HTMLFormElement>) => void
  /** Back to the step before; nothing entered is lost. */
  onBack: () => void
  /** What that is called where there is nothing to change. */
  backLabel?: string
  /** What happens after the button, in one sentence. */
  next?: ReactNode
  /** The proof that is asked for, and what went wrong. */
  children?: ReactNode
}

/** The second step of an act with money: everything that matters in sight, one button that does it, and a way back. */
export function MoneyReview(props: MoneyReviewProps): ReactElement {
  const { amount, facts, fee, expected, confirmLabel, busy, onConfirm, onBack, next, children } = props
  const { t } = useTranslation('money')
  const { backLabel = t('review.back') } = props
  const language = useLanguage()
  const offline = useOffline()
  const feeWords = fee === 0 ? t('review.free') : fee !== undefined && formatMoney(fee, language)
  const all: readonly MoneyFact[] = [
    ...facts,
    ...(feeWords ? [{ name: t('review.fee'), value: feeWords }] : []),
    { name: t('review.expected'), value: expected },
  ]
  return (
    <form className={styles.review} onSubmit={onConfirm} noValidate>
      <div className={styles.paper}>
        <p className={styles.amount}>
          <span translate="no" className="figures">
            {formatMoney(amount, language)}
          </span>
          <span className={styles.words}>{amountInWords(amount, language)}</span>
        </p>
        <MoneyFacts facts={all} />
      </div>
      {children}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={offline}>
          {confirmLabel}
        </Button>
        <Button variant="ghost" wide onClick={onBack} disabled={busy}>
          {backLabel}
        </Button>
      </div>
      {next && <p className={styles.next}>{next}</p>}
    </form>
  )
}
