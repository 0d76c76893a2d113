import type { RegistrationFieldName } from '@saola/rules'
import { PasswordInput, TextInput, type TextInputProps } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

export type RegisterControlProps = TextInputProps & { field: RegistrationFieldName }

/** The input of a registration field, with the keyboard and the autofill that it wants. */
export function RegisterControl({ field, ...input }: RegisterControlProps): ReactElement {
  const { t } = useTranslation('session')
  if (passwords.has(field)) {
    return (
      <PasswordInput
        autoComplete={field === 'paymentPassword' ? 'off' : 'new-password'}
        inputMode={field === 'paymentPassword' ? 'numeric' : 'text'}
        {...input}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
    )
  }
  return <TextInput autoCapitalize="none" spellCheck={false} {...looks[field]} {...input} />
}

const passwords: ReadonlySet<RegistrationFieldName> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
])

const digits: TextInputProps = { inputMode: 'numeric', autoComplete: 'off' }

const looks: Partial<Record<RegistrationFieldName, TextInputProps>> = {
  username: { autoComplete: 'username' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  mobileNum: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  zalo: { type: 'tel', autoComplete: 'tel' },
  telegram: { autoComplete: 'off' },
  whatsapp: { type: 'tel', autoComplete: 'off' },
  facebook: { autoComplete: 'off' },
  line: { autoComplete: 'off' },
  wechat: { autoComplete: 'off' },
  qqNum: digits,
  idNumber: digits,
  recommenderId: { autoComplete: 'off' },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters' },
}
