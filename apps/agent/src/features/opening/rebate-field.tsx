import { Field, TextInput, type TextInputProps } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

export type RebateFieldProps = TextInputProps & {
  /** The most that may be given, as the wire writes it. */
  own: string
  error: string | undefined
}

/** The share of a rebate that somebody below gets, up to the agent's own. */
export function RebateField({ own, error, ...input }: RebateFieldProps): ReactElement {
  const { t } = useTranslation('opening')
  return (
    <Field label={t('rebate')} hint={t('rebate.bounds', { max: `${own}%` })} error={error}>
      <TextInput inputMode="decimal" autoComplete="off" end="%" {...input} />
    </Field>
  )
}
