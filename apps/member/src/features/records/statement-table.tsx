/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on a phone these elements are not displayed as a table, which takes their roles away, so the roles are said. */
import { formatDate, formatMoney, formatRelativeDay, formatTime } from '@saola/i18n'
import type { StatementRow } from '@saola/protocol'
import { usePreferences } from '@saola/shell'
import { classNames, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#shared/use-language.ts'
import type { DayGroup } from './day-groups.ts'
import { statementIcons } from './statement-look.ts'
import styles from './statement-table.module.css'

export type StatementTableProps = {
  days: readonly DayGroup[]
  /** The present in ms, for "today" and "yesterday". */
  now: number
  /** Says what came in and went out each day; not where the list is cut short. */
  totals?: boolean
}

/** The movements of a page by day: a table where there is room, compact lines on a phone. */
export function StatementTable({ days, now, totals = true }: StatementTableProps): ReactElement {
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
            <DayHead day={day} now={now} totals={totals} />
            {day.rows.map((row) => (
              <MovementRow key={row.txId} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type DayHeadProps = { day: DayGroup; now: number; totals: boolean }

function DayHead({ day, now, totals }: DayHeadProps): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const name = formatRelativeDay(day.time, language, now)
  const date = formatDate(day.time, language)
  const total = (label: string, amount: number): ReactElement | null =>
    amount === 0 ? null : (
      <span>
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
        {totals && (
          <>
            {day.isPartial && <span className={styles.partial}>{t('statement.partial_day')}</span>}
            {total(t('statement.sum_in'), day.sumIn)}
            {total(t('statement.sum_out'), -day.sumOut)}
          </>
        )}
      </td>
    </tr>
  )
}

function MovementRow({ row }: { row: StatementRow }): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { hideBalance } = usePreferences()
  const balance = (amount: number): string => (hideBalance ? '••••••' : formatMoney(amount, language))
  const cameIn = row.amount > 0
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.kind}>
        <span className={classNames(styles.icon, cameIn && styles.in)}>
          <Icon name={statementIcons[row.type]} size={20} />
        </span>
        <span className={styles.words}>
          {t(`statement.type.${row.type}`)}
          {row.remark !== '' && <span className={styles.remark}>{row.remark}</span>}
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
