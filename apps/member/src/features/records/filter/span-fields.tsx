import { dayKey, formatDate, formatMonth, startOfDayKey } from '@saola/i18n'
import { DayEntry, useLanguage } from '@saola/shell'
import { Field, Select } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { boundsOf, latestMonths, mostDays, recordMonths } from '../record-period.ts'
import type { RecordSearch } from '../record-search.ts'
import styles from './record-filter.module.css'

type SpanFieldsProps = { search: RecordSearch; now: number; onSpan: (span: RecordSearch) => void }

/** One month of the last twelve, or any days after each other. */
export function SpanFields({ search, now, onSpan }: SpanFieldsProps): ReactElement {
  const { t } = useTranslation(['shell', 'wallet'])
  const language = useLanguage()
  const { startTime, endTime } = boundsOf(search, now)
  const [from, to] = [dayKey(startTime), dayKey(endTime)]
  return (
    <>
      <Field label={t('wallet:statement.month')}>
        <Select
          value={search.month ?? ''}
          options={[
            { value: '', label: t('wallet:statement.month_pick') },
            ...latestMonths(now, recordMonths).map((month) => ({
              value: month,
              label: formatMonth(Date.parse(`${month}-15`), language),
            })),
          ]}
          onChange={({ target }) => onSpan(target.value === '' ? {} : { month: target.value })}
        />
      </Field>
      <div>
        <div className={styles.dates}>
          <DayEntry
            label={t('shell:date.from')}
            day={from}
            max={dayKey(now)}
            onDay={(day) => onSpan({ from: day, to: day > to ? day : to })}
          />
          <DayEntry
            label={t('shell:date.to')}
            day={to}
            max={dayKey(now)}
            onDay={(day) => onSpan({ from: day < from ? day : from, to: day })}
          />
        </div>
        <p className={styles.hint}>{t('wallet:statement.range_limit', { days: mostDays })}</p>
      </div>
    </>
  )
}

/** Writes a span that is none of the usual periods: its month, or its days. */
export function useSpanText(): (search: RecordSearch) => string | undefined {
  const language = useLanguage()
  return ({ month, from, to }) => {
    if (month !== undefined) return formatMonth(Date.parse(`${month}-15`), language)
    if (from === undefined || to === undefined) return undefined
    const [first, last] = [from, to].map((day) => formatDate(startOfDayKey(day), language))
    return first === last ? first : `${first} – ${last}`
  }
}
