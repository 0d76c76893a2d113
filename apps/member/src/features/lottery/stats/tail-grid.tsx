import { endsOf, tailRecords, type Prizes, type TailRecord } from '@saola/rules'
import { ChoiceChips } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './statistics-page.module.css'

const measures = ['since', 'hits', 'draws', 'record'] as const

type Measure = (typeof measures)[number]

const digits = [...'0123456789']

/** All tails from 00 to 99 in a square: how often each came, how long it has not, and the longest it did not. */
export function TailGrid({ draws }: { draws: readonly Prizes[] }): ReactElement {
  const { t } = useTranslation('lottery')
  const [measure, setMeasure] = useState<Measure>('since')
  const records = tailRecords(draws)
  const most = Math.max(1, endsOf(records.map((record) => record[measure])).most)
  const leaders = [...records].sort((one, other) => other[measure] - one[measure]).slice(0, 10)
  return (
    <div className={styles.table}>
      <ChoiceChips
        legend={t('statistics.order')}
        scrolls
        choices={measures.map((each) => ({ value: each, label: t(`statistics.${each}`) }))}
        value={measure}
        onValueChange={setMeasure}
      />
      <p>
        {t('statistics.leaders')}{' '}
        <b className={styles.tail}>{leaders.map((each) => `${each.tail} (${each[measure]})`).join(', ')}</b>
      </p>
      <table className={styles.grid}>
        <caption>{t('statistics.table', { count: draws.length })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('statistics.digit')}</span>
            </th>
            {digits.map((digit) => (
              <th key={digit} scope="col">
                {digit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {digits.map((head) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {records
                .filter(({ tail }) => tail.startsWith(head))
                .map((record) => (
                  <Cell key={record.tail} record={record} value={record[measure]} most={most} />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ record, value, most }: { record: TailRecord; value: number; most: number }): ReactElement {
  const level = Math.round((value / most) * 4)
  return (
    <td className={styles.cell} data-level={level}>
      <b>{record.tail}</b>
      <span>{value}</span>
    </td>
  )
}
