import { Button, Dialog, Notice } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog, placeIsKept, takePlace, useApp, useHasCalls, type AppDialogProps } from '@saola/shell'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-form.module.css'

/**
 * Signing in over whatever page the visitor is on; afterwards they are back where they were. The app's dialogs
 * `register` and `forgot` get a link here, if it has them.
 */
export function SignInDialog({ onClose, has }: AppDialogProps): ReactElement {
  const { t } = useTranslation(['session', 'shell'])
  const { dialogs, navigation, session } = useApp()
  // Asked once: a sign-in takes the place while the dialog still stands.
  const [isAskedFor] = useState(() => placeIsKept(session))
  const handleDone = (place: string | undefined): void => {
    onClose()
    if (place !== undefined) navigation.go(place)
  }
  const bySms = useHasCalls('session.smsReset', 'session.resetBySms')
  const byMail = useHasCalls('session.forgotByEmail', 'session.resetByEmail')
  // Where a game or a page wanted to go is forgotten when the visitor does not want to sign in for it.
  const handleCancel = (): void => {
    takePlace(session)
    onClose()
  }
  const handleSwitch = (name: string): void => {
    onClose()
    openDialog(dialogs, name)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && handleCancel()}
      title={t('session:sign_in.title')}
      closeLabel={t('shell:dialog.close')}
      size="small"
    >
      {isAskedFor && (
        <div className={styles.why}>
          <Notice>{t('session:not_logged_in')}</Notice>
        </div>
      )}
      <SignInForm
        onDone={handleDone}
        {...((bySms || byMail) && has.includes('forgot') && { onForgot: () => handleSwitch('forgot') })}
      />
      {has.includes('register') && (
        <p className={styles.switch}>
          {t('session:sign_in.no_account')}{' '}
          <Button
            {...(isAskedFor ? { wide: true } : { variant: 'ghost', size: 'small' })}
            onClick={() => handleSwitch('register')}
          >
            {t('session:register')}
          </Button>
        </p>
      )}
    </Dialog>
  )
}
