import { formatMoney } from '@saola/i18n'
import type { PlayLimit } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Card } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './protection.module.css'

/** Limits of money that the operator has set for the member: what they are and what is left, and nothing to change. */
export function OperatorLimitsCard({ limits }: { limits: readonly PlayLimit[] }): ReactElement {
  const { t } = useTranslation('protection')
  const language = useLanguage()
  return (
    <Card title={t('operator.title')}>
      <p className={styles.quiet}>{t('operator.note')}</p>
      <ul className={styles.rows}>
        {limits.map(({ kind, period, amount, left }) => (
          <li key={`${kind} ${period}`} className={styles.row}>
            <div className={styles.line}>
              <h3 className={styles.period}>
                {t('limit.name', { kind: t(`kind.${kind}`), period: t(`period.${period}`) })}
              </h3>
              <p className={styles.amount}>
                <span translate="no" className="figures">
                  {formatMoney(amount, language)}
                </span>
              </p>
            </div>
            <p className={styles.facts}>
              <span className="figures">{t('limit.left', { left: formatMoney(left, language) })}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
