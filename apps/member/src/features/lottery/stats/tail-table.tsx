import { tailRecords, type Prizes, type TailRecord } from '@saola/rules'
import { ChoiceChips, DataTable, type Column } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './statistics-page.module.css'

const measures = ['since', 'hits', 'draws', 'record'] as const

type Measure = (typeof measures)[number]

/** How often each tail from 00 to 99 came, how long it has not, and the longest it did not. */
export function TailTable({ draws }: { draws: readonly Prizes[] }): ReactElement {
  const { t } = useTranslation('lottery')
  const [order, setOrder] = useState<Measure>('since')
  const rows = tailRecords(draws).toSorted((one, other) => other[order] - one[order])
  const columns: readonly Column<TailRecord>[] = [
    {
      id: 'tail',
      header: t('statistics.tail'),
      heading: true,
      cell: tailCell,
    },
    ...measures.map((measure): Column<TailRecord> => ({
      id: measure,
      header: t(`statistics.${measure}`),
      align: 'end',
      cell: (record) => record[measure],
    })),
  ]
  return (
    <div className={styles.table}>
      <ChoiceChips
        legend={t('statistics.order')}
        scrolls
        choices={measures.map((measure) => ({ value: measure, label: t(`statistics.${measure}`) }))}
        value={order}
        onValueChange={setOrder}
      />
      <DataTable
        caption={t('statistics.table', { count: draws.length })}
        columns={columns}
        rows={rows}
        rowKey={({ tail }) => tail}
        narrow="lines"
      />
    </div>
  )
}

function tailCell({ tail }: TailRecord): ReactElement {
  return <b className={styles.tail}>{tail}</b>
}
