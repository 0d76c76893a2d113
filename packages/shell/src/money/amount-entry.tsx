import { AmountInput, Field, type AmountInputProps, type FieldProps } from '@saola/ui'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../preferences/use-language.ts'

/** So much of a text that is no amount is shown back. */
const mostShown = 24

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
  const [refused, setRefused] = useState<{ text: string | null; value: number | null }>()
  // Another amount, typed or tapped, ends it.
  const unread = refused?.value === input.value ? refused.text : null
  return (
    <Field
      label={label}
      hint={hint}
      error={unread === null ? error : t('state.no_amount', { text: unread.slice(0, mostShown) })}
      aside={aside}
      required={required}
      labelHidden={labelHidden}
    >
      <AmountInput
        placeholder="0"
        {...input}
        separator={language === 'vi' ? '.' : ','}
        onRefused={(text) => setRefused({ text, value: input.value })}
      />
      {children}
    </Field>
  )
}
