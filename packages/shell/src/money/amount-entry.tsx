import { formatNumber } from '@saola/i18n'
import { AmountInput, Field, type AmountInputProps, type FieldProps } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusedText } from '../forms/use-refused-text.ts'
import { useLanguage } from '../preferences/use-language.ts'

export type AmountEntryProps = Omit<AmountInputProps, 'separator' | 'onRefused' | 'required' | 'children'> &
  Omit<FieldProps, 'children'> & {
    /** What stands below the input, such as the amount in words. */
    children?: ReactNode
  }

/** An amount with its label, grouped as the language writes it; what was put in and is no amount is said (wallet 38). */
export function AmountEntry(props: AmountEntryProps): ReactElement {
  const { label, hint, error, required = false, aside, labelHidden = false, children, ...input } = props
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { refused, onRefused } = useRefusedText(input.value)
  return (
    <Field
      label={label}
      hint={hint}
      error={refused === undefined ? error : t('state.no_amount', { text: refused })}
      aside={aside}
      required={required}
      labelHidden={labelHidden}
    >
      <AmountInput
        placeholder="0"
        {...input}
        separator={formatNumber(10_000, language).includes('.') ? '.' : ','}
        data-refused={refused}
        onRefused={onRefused}
      />
      {children}
    </Field>
  )
}
