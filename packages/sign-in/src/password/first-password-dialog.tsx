import { useSession, type AppDialogProps } from '@saola/shell'
import { Dialog } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from './change-password-form.tsx'

/** A first or expired password is changed before anything else (session 11); closing it asks to sign out. */
export function FirstPasswordDialog({ onClose }: AppDialogProps): ReactElement {
  const { t } = useTranslation(['session', 'shell'])
  const { passwordReason } = useSession()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('session:change.title')}
      description={t(passwordReason === 'expired' ? 'session:change.expired' : 'session:change.first_login')}
      closeLabel={t('session:sign_out')}
      size="small"
    >
      <ChangePasswordForm isTheAct />
    </Dialog>
  )
}
