import { PasswordField } from '@saola/shell'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type PaymentPasswordFieldProps = {
  value: string
  onValueChange: (value: string) => void
  onBlur?: () => void
  error?: ReactNode
  name?: string
}

/** The transaction password that allows money, or a bank account, to move: six digits, never filled in by the browser. */
export function PaymentPasswordField(props: PaymentPasswordFieldProps): ReactElement {
  const { value, onValueChange, onBlur, error, name } = props
  const { t } = useTranslation('member')
  return (
    <PasswordField
      label={t('security.payment_password')}
      error={error}
      name={name}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onValueChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
