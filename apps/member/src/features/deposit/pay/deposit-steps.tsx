import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './deposit-steps.module.css'

const steps = ['amount', 'pay', 'done'] as const
export type DepositStep = (typeof steps)[number]

/** Where a deposit is: amount, payment, done. */
export function DepositSteps({ current }: { current: DepositStep }): ReactElement {
  const { t } = useTranslation('wallet')
  const at = steps.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('deposit.title')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index <= at ? styles.reached : styles.ahead}
          aria-current={step === current ? 'step' : undefined}
        >
          {t(`deposit.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
