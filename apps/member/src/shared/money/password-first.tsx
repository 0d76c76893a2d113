import { PaymentPasswordDialog } from '@saola/sign-in'
import { Button, Card, EmptyState } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** What stands where money would go out, as long as the member has no transaction password. */
export function PasswordFirst(): ReactElement {
  const { t } = useTranslation('wallet')
  const [isSetting, setSetting] = useState(false)
  return (
    <Card>
      <EmptyState
        title={t('withdraw.need_password')}
        action={
          <Button variant="primary" onClick={() => setSetting(true)}>
            {t('withdraw.set_password')}
          </Button>
        }
      >
        {t('withdraw.need_password_hint')}
      </EmptyState>
      <PaymentPasswordDialog open={isSetting} onOpenChange={setSetting} />
    </Card>
  )
}
