import { Field, PasswordInput } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type PaymentPasswordFieldProps = {
  value: string
  onValueChange: (value: string) => void
  error?: ReactNode
  name?: string
}

/** The transaction password that allows money, or a bank account, to move: six digits, never filled in by the browser. */
export function PaymentPasswordField(props: PaymentPasswordFieldProps): ReactElement {
  const { value, onValueChange, error, name } = props
  const { t } = useTranslation(['wallet', 'session'])
  return (
    <Field label={t('wallet:withdraw.transaction_password')} error={error} required>
      <PasswordInput
        name={name}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onValueChange(event.target.value)}
        showLabel={t('session:password.show')}
        hideLabel={t('session:password.hide')}
      />
    </Field>
  )
}
