import { ChoiceChips } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { periodNames, type PeriodName } from './period-names.ts'

type PeriodChipsProps = { value: PeriodName; onChange: (name: PeriodName) => void; legendHidden?: boolean }

/** The periods as chips in one row. */
export function PeriodChips({ value, onChange, legendHidden = false }: PeriodChipsProps): ReactElement {
  const { t } = useTranslation('shell')
  return (
    <ChoiceChips
      legend={t('date.range')}
      legendHidden={legendHidden}
      scrolls
      choices={periodNames.map((name) => ({ value: name, label: t(`date.${name}`) }))}
      value={value}
      onValueChange={onChange}
    />
  )
}
