import { repeatedTails, tailsOf, type Prizes } from '@saola/rules'
import { BarChart, Card } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './statistics-page.module.css'

const digits = [...'0123456789']

/** Hits by the first and by the last digit of the tails, and what the newest draw repeated. */
export function DigitHits({ draws }: { draws: readonly Prizes[] }): ReactElement {
  const { t } = useTranslation('lottery')
  const tails = draws.flatMap(tailsOf)
  const hits = (place: 0 | 1): number[] =>
    digits.map((digit) => tails.filter((tail) => tail[place] === digit).length)
  const repeated = repeatedTails(draws)
  return (
    <div className={styles.table}>
      <Card title={t('statistics.digits')}>
        <BarChart
          caption={t('statistics.digits')}
          points={digits.map((digit) => ({
            id: digit,
            label: digit,
            name: `${t('statistics.digit')} ${digit}`,
          }))}
          series={[
            { id: 'heads', label: t('statistics.heads'), values: hits(0) },
            { id: 'tails', label: t('statistics.tails'), values: hits(1) },
          ]}
          formatValue={(value) => value}
          pointHeader={t('statistics.digit')}
          tableLabel={t('statistics.digits')}
        />
      </Card>
      <Card title={t('statistics.repeated')}>
        <p className={styles.repeated}>{repeated.join(' ') || t('statistics.repeated_none')}</p>
      </Card>
    </div>
  )
}
