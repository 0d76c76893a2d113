/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on a phone these elements are not displayed as a table, which takes their roles away, so the roles are said. */
import { formatDate, formatMoney, formatRelativeDay, formatTime } from '@saola/i18n'
import type { StatementRow } from '@saola/protocol'
import { hiddenAmount, useBalanceText, usePreferences, useLanguage } from '@saola/shell'
import { classNames, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayGroup } from './day-groups.ts'
import { statementIcons } from './statement-look.ts'
import styles from './statement-table.module.css'
import { useKindText } from './use-kind-text.ts'

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
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table" aria-label={t('statement')}>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('statement.type')}
            </th>
            <th role="columnheader" scope="col">
              {t('statement.time')}
            </th>
            <th role="columnheader" scope="col">
              {t('statement.order')}
            </th>
            <th role="columnheader" scope="col">
              {t('statement.amount')}
            </th>
            <th role="columnheader" scope="col">
              {t('statement.before')}
            </th>
            <th role="columnheader" scope="col">
              {t('statement.after')}
            </th>
          </tr>
        </thead>
        {days.map((day) => (
          <tbody key={day.day} role="rowgroup" className={styles.day}>
            <DayHead day={day} now={now} />
            {day.rows.map((row) => (
              <MovementRow key={row.txId} row={row} onOpen={onOpen} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type DayHeadProps = { day: DayGroup; now: number }

function DayHead({ day, now }: DayHeadProps): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { hideBalance } = usePreferences()
  const name = formatRelativeDay(day.time, language, now)
  const date = formatDate(day.time, language)
  const total = (label: string, amount: number): ReactElement | null =>
    amount === 0 ? null : (
      <span className="figures">
        <span className="visually-hidden">{label} </span>
        {formatMoney(amount, language, { signed: true })}
      </span>
    )
  return (
    <tr role="row" className={styles.dayRow}>
      <th role="rowheader" scope="rowgroup" colSpan={3} className={styles.dayName}>
        {name}
        {name !== date && <span className={styles.date}>{date}</span>}
      </th>
      <td role="cell" colSpan={3} className={styles.dayTotal}>
        {day.total !== undefined && (
          <>
            {total(t('statement.sum_in'), day.total.sumIn)}
            {total(t('statement.sum_out'), -day.total.sumOut)}
            <span className={styles.dayEnd}>
              {t('statement.day_end')}{' '}
              <b className="figures">
                {hideBalance ? hiddenAmount : formatMoney(day.total.endBalance, language)}
              </b>
            </span>
          </>
        )}
      </td>
    </tr>
  )
}

type MovementRowProps = { row: StatementRow; onOpen: (txId: string) => void }

function MovementRow({ row, onOpen }: MovementRowProps): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const balance = useBalanceText()
  const kind = useKindText()(row)
  const cameIn = row.amount > 0
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.kind}>
        <span className={classNames(styles.icon, cameIn && styles.in)}>
          <Icon name={statementIcons[row.type]} size={20} />
        </span>
        <span className={styles.words}>
          <button
            type="button"
            className={styles.open}
            aria-label={`${kind}: ${t('statement.open', { order: row.orderNo ?? row.txId })}`}
            onClick={() => onOpen(row.txId)}
          >
            {kind}
          </button>
          <span className={styles.remark}>
            {[...new Set([row.remark, row.counterparty])].filter(Boolean).join(' · ')}
          </span>
        </span>
      </th>
      <td role="cell" className={styles.time}>
        <time dateTime={new Date(row.txTimeInTimestamp).toISOString()}>
          {formatTime(row.txTimeInTimestamp, language, { seconds: true })}
        </time>
      </td>
      <td role="cell" className={styles.reference}>
        {row.orderNo}
      </td>
      <td role="cell" className={classNames(styles.amount, cameIn && styles.in, 'figures')}>
        {formatMoney(row.amount, language, { signed: true })}
      </td>
      <td role="cell" className={classNames(styles.before, 'figures')}>
        {balance(row.beforeBalance)}
      </td>
      <td role="cell" className={classNames(styles.after, 'figures')}>
        {balance(row.currentAvailBalance)}
      </td>
    </tr>
  )
}
