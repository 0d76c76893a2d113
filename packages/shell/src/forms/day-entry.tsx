import { DayInput, Field, type DayInputProps, type FieldProps } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** So much of a text that is no day is shown back. */
const mostShown = 24

export type DayEntryProps = Omit<DayInputProps, 'calendarLabel' | 'placeholder' | 'onRefused'> &
  Omit<FieldProps, 'children' | 'required'>

/** A day with its label, written the same in every browser; what was typed and is no day of its bounds is said. */
export function DayEntry({ label, hint, error, aside, labelHidden, ...input }: DayEntryProps): ReactElement {
  const { t } = useTranslation('shell')
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <Field
      label={label}
      hint={hint}
      error={refused === null ? error : t('date.no_day', { text: refused.slice(0, mostShown) })}
      aside={aside}
      labelHidden={labelHidden ?? false}
    >
      <DayInput
        {...input}
        calendarLabel={t('date.calendar')}
        placeholder={t('date.shape')}
        onRefused={setRefused}
      />
    </Field>
  )
}
