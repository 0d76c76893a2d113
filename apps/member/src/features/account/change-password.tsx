import { ChangePasswordForm } from '@saola/sign-in'
import { Card } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** Changing the sign-in password, as a part of the account page. */
export function ChangePassword(): ReactElement {
  const { t } = useTranslation('session')
  return (
    <Card title={t('change.title')} id="password">
      <ChangePasswordForm />
    </Card>
  )
}
