import { dayKey, formatDate, formatMoney, formatRelativeDay, formatTime } from '@saola/i18n'
import type { StatementDay, StatementRow } from '@saola/protocol'
import { hiddenAmount, useBalanceText, usePreferences, useLanguage } from '@saola/shell'
import { classNames, DataTable, Icon, RowButton, type Column } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayGroup } from './day-groups.ts'
import { statementIcons } from './statement-look.ts'
import styles from './statement-table.module.css'
import { useEntryTitle } from './use-entry-title.ts'

export type StatementTableProps = {
  days: readonly DayGroup[]
  /** The present in ms, for "today" and "yesterday". */
  now: number
  /** Shows one entry in full. */
  onOpen: (txId: string) => void
}

/** The entries of a page by day: a table where there is room, compact lines on a phone. */
export function StatementTable({ days, now, onOpen }: StatementTableProps): ReactElement {
  const { t } = useTranslation('wallet')
  const groups = new Map(
    days.map((day) => [
      day.day,
      {
        key: day.day,
        caption: <DayName time={day.time} now={now} />,
        aside: day.total && <DayTotal total={day.total} />,
      },
    ]),
  )
  const rows = days.flatMap((day) => day.rows)
  const columns = useColumns(onOpen)
  // Not every gateway tells what the balance was before.
  const tellsBefore = rows.length === 0 || rows.some(({ beforeBalance }) => beforeBalance !== undefined)
  return (
    <DataTable
      caption={t('statement')}
      captionHidden
      narrow="lines"
      columns={tellsBefore ? columns : columns.filter(({ id }) => id !== 'before')}
      rows={rows}
      rowKey={(row) => row.txId}
      groupOf={(row) => groups.get(dayKey(row.txTimeInTimestamp))}
    />
  )
}

function useColumns(onOpen: StatementTableProps['onOpen']): readonly Column<StatementRow>[] {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const balance = useBalanceText()
  return [
    {
      id: 'kind',
      header: t('statement.type'),
      heading: true,
      cell: (row) => <Kind row={row} onOpen={onOpen} />,
    },
    {
      id: 'time',
      header: t('statement.time'),
      cell: ({ txTimeInTimestamp: time }) => (
        <time className={styles.detail} dateTime={new Date(time).toISOString()}>
          {formatTime(time, language, { seconds: true })}
        </time>
      ),
    },
    {
      id: 'order',
      header: t('statement.order'),
      cell: ({ orderNo }) => orderNo && <span className={styles.detail}>{orderNo}</span>,
    },
    {
      id: 'amount',
      header: t('statement.amount'),
      align: 'end',
      cell: ({ amount }) => (
        <b translate="no" className={classNames(styles.figure, amount > 0 && styles.in, 'figures')}>
          {formatMoney(amount, language, { signed: true })}
        </b>
      ),
    },
    {
      id: 'before',
      header: t('statement.before'),
      align: 'end',
      cell: (row) => (
        <span className={classNames(styles.figure, styles.before, 'figures')}>
          {balance(row.beforeBalance)}
        </span>
      ),
    },
    {
      id: 'after',
      header: t('statement.after'),
      align: 'end',
      cell: (row) => (
        <span className={classNames(styles.figure, styles.after, 'figures')}>
          {balance(row.currentAvailBalance)}
        </span>
      ),
    },
  ]
}

type KindProps = { row: StatementRow; onOpen: (txId: string) => void }

/** What an entry is; opens it, and covers its row to do so. */
function Kind({ row, onOpen }: KindProps): ReactElement {
  const { t } = useTranslation('wallet')
  const title = useEntryTitle()(row)
  return (
    <span className={styles.kind}>
      <span className={classNames(styles.icon, row.amount > 0 && styles.in)}>
        <Icon name={statementIcons[row.type]} size={20} />
      </span>
      <span className={styles.words}>
        <RowButton
          className={styles.open}
          aria-label={`${title}: ${t('statement.open', { order: row.orderNo ?? row.txId })}`}
          onClick={() => onOpen(row.txId)}
        >
          {title}
        </RowButton>
        <span className={styles.remark}>
          {[...new Set([row.remark, row.counterparty])]
            .filter((words) => words && words !== title)
            .join(' · ')}
        </span>
      </span>
    </span>
  )
}

type DayNameProps = { time: number; now: number }

function DayName({ time, now }: DayNameProps): ReactElement {
  const language = useLanguage()
  const name = formatRelativeDay(time, language, now)
  const date = formatDate(time, language)
  return (
    <>
      <span>{name}</span>
      {name !== date && <span className={styles.date}>{date}</span>}
    </>
  )
}

type DayTotalProps = { total: StatementDay }

function DayTotal({ total }: DayTotalProps): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { hideBalance } = usePreferences()
  const sum = (label: string, amount: number): ReactElement | null =>
    amount === 0 ? null : (
      <span className="figures">
        <span className="visually-hidden">{label} </span>
        {formatMoney(amount, language, { signed: true })}
      </span>
    )
  return (
    <span className={styles.total}>
      {sum(t('statement.sum_in'), total.sumIn)}
      {sum(t('statement.sum_out'), -total.sumOut)}
      <span className={styles.dayEnd}>
        {t('statement.day_end')}{' '}
        <b className="figures">{hideBalance ? hiddenAmount : formatMoney(total.endBalance, language)}</b>
      </span>
    </span>
  )
}
