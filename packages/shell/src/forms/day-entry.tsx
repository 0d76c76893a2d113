import { DayInput, Field, type DayInputProps, type FieldProps } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusedText } from './use-refused-text.ts'

export type DayEntryProps = Omit<DayInputProps, 'calendarLabel' | 'placeholder' | 'onRefused'> &
  Omit<FieldProps, 'children' | 'required'>

/** A day with its label, written the same in every browser; what was typed and is no day of its bounds is said. */
export function DayEntry({ label, hint, error, aside, labelHidden, ...input }: DayEntryProps): ReactElement {
  const { t } = useTranslation('shell')
  const { refused, onRefused } = useRefusedText(input.day)
  return (
    <Field
      label={label}
      hint={hint}
      error={refused === undefined ? error : t('date.no_day', { text: refused })}
      aside={aside}
      labelHidden={labelHidden ?? false}
    >
      <DayInput
        {...input}
        calendarLabel={t('date.calendar')}
        placeholder={t('date.shape')}
        data-refused={refused}
        onRefused={onRefused}
      />
    </Field>
  )
}
