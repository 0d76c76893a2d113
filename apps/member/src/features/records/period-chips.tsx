import { ChoiceChips } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { recordPeriods, type RecordPeriod } from './record-period.ts'

export type PeriodChipsProps = { value: RecordPeriod; onChange: (period: RecordPeriod) => void }

/** Today, a week, a month. */
export function PeriodChips({ value, onChange }: PeriodChipsProps): ReactElement {
  const { t } = useTranslation('shell')
  const labels = { 1: t('date.today'), 7: t('date.last_7'), 30: t('date.last_30') }
  return (
    <ChoiceChips
      legend={t('date.range')}
      legendHidden
      scrolls
      choices={recordPeriods.map((period) => ({ value: period, label: labels[period] }))}
      value={value}
      onValueChange={onChange}
    />
  )
}
