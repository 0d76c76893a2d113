import { formatDate } from '@saola/i18n'
import type { LotteryDraw } from '@saola/protocol'
import { pairRecords, tailRecords } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './statistics-page.module.css'

/** As many rows as are worth a look. */
const rows = 10

/** Which tails and which pairs have not come for longest, and since when (lottery 75). */
export function Absences({ draws }: { draws: readonly LotteryDraw[] }): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const prizes = draws.map((draw) => draw.prizes)
  const tails = [...tailRecords(prizes)].sort((one, other) => other.since - one.since)
  const lastDay = (since: number): string => {
    const last = draws[since]
    return last === undefined ? t('statistics.never') : formatDate(last.drawsAt, language)
  }
  return (
    <div className={styles.table}>
      <Table
        caption={t('statistics.absent')}
        heads={[t('statistics.tail'), t('statistics.since'), t('statistics.last'), t('statistics.record')]}
        rows={tails
          .slice(0, rows)
          .map(({ tail, since, record }) => [tail, String(since), lastDay(since), String(record)])}
      />
      <Table
        caption={t('statistics.absent_pairs')}
        heads={[t('statistics.pair'), t('statistics.since'), t('statistics.last'), t('statistics.record')]}
        rows={pairRecords(prizes)
          .slice(0, rows)
          .map(({ pair, since, record }) => [
            pair.join(' – '),
            String(since),
            lastDay(since),
            String(record),
          ])}
      />
    </div>
  )
}

type TableProps = { caption: string; heads: readonly string[]; rows: readonly (readonly string[])[] }

function Table({ caption, heads, rows: lines }: TableProps): ReactElement {
  return (
    <table className={styles.list}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name = '', ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={heads[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
