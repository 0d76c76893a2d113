import { formatMoney } from '@saola/i18n'
import type { VipProgress as Progress } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { VipCrest } from './vip-crest.tsx'
import styles from './vip.module.css'

/** The reader's level, and how much is missing for the next one. */
export function VipProgress({ progress }: { progress: Progress }): ReactElement {
  const { t } = useTranslation('promotions')
  const { place = -1, playerRankName, color, totalTurnover, monthlyTurnover } = progress
  const { completedConditions: completed, totalExpectedConditions: total } = progress
  const next = progress.levels[place + 1]
  return (
    <section className={styles.head} aria-label={t('vip.rank')}>
      <VipCrest color={color} stars={place + 1} className={styles.headCrest} />
      <div className={styles.rank}>
        <span className={styles.quiet}>{t('vip.rank')}</span>
        <b className={styles.rankName}>{playerRankName ?? t('vip.none')}</b>
        {next !== undefined && (
          <span className={styles.quiet}>
            {t('vip.next')}: <b>{next.name}</b>
          </span>
        )}
      </div>
      <div className={styles.way}>
        {total > 0 ? (
          <>
            <Way label={t('vip.total_turnover')} turnover={totalTurnover} />
            <Way label={t('vip.monthly_turnover')} turnover={monthlyTurnover} />
            <p className={styles.quiet}>{t('vip.conditions', { completed, total })}</p>
          </>
        ) : (
          <>
            <p className={styles.quiet}>{t('vip.top')}</p>
            <Made label={t('vip.total_turnover')} amount={totalTurnover.actual} />
            <Made label={t('vip.monthly_turnover')} amount={monthlyTurnover.actual} />
          </>
        )}
      </div>
    </section>
  )
}

function Made({ label, amount }: { label: string; amount: number }): ReactElement {
  const language = useLanguage()
  return (
    <span className={styles.conditionLabel}>
      <span>{label}</span>
      <span translate="no" className="figures">
        {formatMoney(amount, language)}
      </span>
    </span>
  )
}

function Way({ label, turnover }: { label: string; turnover: Progress['totalTurnover'] }): ReactElement {
  const { t } = useTranslation('promotions')
  const language = useLanguage()
  const { actual, expected = 0 } = turnover
  const said = t('vip.progress', {
    actual: formatMoney(actual, language),
    expected: formatMoney(expected, language),
  })
  return (
    <div className={styles.condition}>
      <span className={styles.conditionLabel}>
        <span>{label}</span>
        <span className="figures">{said}</span>
      </span>
      <progress
        max={Math.max(1, expected)}
        value={Math.min(actual, Math.max(1, expected))}
        aria-label={label}
      />
    </div>
  )
}
