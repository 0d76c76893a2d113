import { Field, PasswordInput, type FieldProps, type PasswordInputProps, takesRef } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

export type PasswordFieldProps = Omit<PasswordInputProps, 'showLabel' | 'hideLabel' | 'required'> &
  Pick<FieldProps, 'label' | 'hint' | 'error' | 'aside' | 'required'>

/** A password with its label; it can be looked at. Give it what `register` gives. */
export const PasswordField: (props: PasswordFieldProps) => ReactElement =
  /* @__PURE__ */ takesRef(drawPasswordField)

function drawPasswordField(props: PasswordFieldProps): ReactElement {
  const { label, hint, error, aside, required = true, ...input } = props
  const { t } = useTranslation('session')
  return (
    <Field label={label} hint={hint} error={error} aside={aside} required={required}>
      <PasswordInput {...input} showLabel={t('password.show')} hideLabel={t('password.hide')} />
    </Field>
  )
}
