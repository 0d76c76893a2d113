import { useLanguage } from '@saola/shell'
import { formatMonth } from '@saola/i18n'
import { ChoiceChips, Field, Select } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import {
  latestMonths,
  recordMonths,
  recordPeriods,
  usualPeriod,
  type RecordPeriod,
  type RecordSpan,
} from './record-period.ts'
import styles from './records.module.css'

export type PeriodChipsProps = {
  value: RecordSpan
  onChange: (span: { period?: RecordPeriod; month?: string }) => void
  now: number
}

const older = 'older'

/** Today, a week, a month; or one of the last three calendar months, and on demand one of the last twelve. */
export function PeriodChips({ value, onChange, now }: PeriodChipsProps): ReactElement {
  const { t } = useTranslation(['shell', 'wallet'])
  const language = useLanguage()
  const all = latestMonths(now, recordMonths.kept)
  const [showsAll, setShowsAll] = useState(
    () => value.month !== undefined && all.indexOf(value.month) >= recordMonths.shown,
  )
  const labels = { 1: t('shell:date.today'), 7: t('shell:date.last_7'), 30: t('shell:date.last_30') }
  const months = showsAll ? all : all.slice(0, recordMonths.shown)
  const chosen = recordPeriods.find((each) => each === (value.period ?? usualPeriod))
  return (
    <>
      <ChoiceChips
        legend={t('shell:date.range')}
        legendHidden
        scrolls
        choices={recordPeriods.map((period) => ({ value: period, label: labels[period] }))}
        value={value.month === undefined ? (chosen ?? null) : null}
        onValueChange={(period) => onChange({ period })}
      />
      <div className={styles.month}>
        <Field label={t('wallet:statement.month')} labelHidden>
          <Select
            value={value.month ?? ''}
            options={[
              { value: '', label: t('wallet:statement.month_pick') },
              ...months.map((month) => ({
                value: month,
                label: formatMonth(Date.parse(`${month}-15`), language),
              })),
              ...(showsAll ? [] : [{ value: older, label: t('wallet:statement.month_older') }]),
            ]}
            onChange={({ target }) => {
              if (target.value === older) setShowsAll(true)
              else onChange(target.value === '' ? {} : { month: target.value })
            }}
          />
        </Field>
      </div>
    </>
  )
}
