import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './money-steps.module.css'

/** A step of an act with money; `pay` happens elsewhere, at a bank. */
export type MoneyStep = 'amount' | 'review' | 'pay' | 'done'

export type MoneyStepsProps = {
  /** What is done in these steps, for screen readers. */
  label: string
  current: MoneyStep
  /** Amount, review, receipt by default. */
  steps?: readonly MoneyStep[]
}

const usual = ['amount', 'review', 'done'] as const

/** Where an act with money is. */
export function MoneySteps({ label, current, steps = usual }: MoneyStepsProps): ReactElement {
  const { t } = useTranslation('money')
  const at = steps.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= at ? styles.reached : styles.ahead}
          aria-current={step === current ? 'step' : undefined}
        >
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
