import { calls } from '@saola/protocol'
import {
  callQuery,
  openDialog,
  stale,
  takePlace,
  useApp,
  useModule,
  useSystemStatus,
  type AppDialogProps,
} from '@saola/shell'
import { Button, Dialog, EmptyState, useToast } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { RegisterForm } from './register-form.tsx'
import styles from './register-form.module.css'

/** Opening an account over whatever page the visitor is on; says so where the merchant has closed registration. */
export function RegisterDialog({ onClose }: AppDialogProps): ReactElement {
  const { t } = useTranslation(['session', 'shell'])
  const app = useApp()
  const toast = useToast()
  const open = useRegistrationOpen()
  const status = useSystemStatus()
  const call = calls.system.registerSettings
  const settings = useQuery({
    ...callQuery(app.api, call),
    enabled: open,
    staleTime: stale.session,
    meta: { call, quiet: true },
  })
  const handleDone = (): void => {
    onClose()
    toast({ tone: 'good', text: t('register.done', { name: app.session.member?.nickname ?? '' }) })
    app.navigation.go(takePlace(app.session) ?? paths.lobby)
  }
  const handleSignIn = (): void => {
    onClose()
    openDialog(app.dialogs, 'sign-in')
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={open ? t('register.title') : t('register')}
      closeLabel={t('shell:dialog.close')}
      size="medium"
    >
      {open ? (
        <RegisterForm rules={settings.data ?? status.info.register} onDone={handleDone} />
      ) : (
        <EmptyState title={t('register.closed')}>{t('register.closed_hint')}</EmptyState>
      )}
      <p className={styles.switch}>
        {t('register.have_account')}{' '}
        <Button variant="ghost" size="small" onClick={handleSignIn}>
          {t('sign_in')}
        </Button>
      </p>
    </Dialog>
  )
}

/** By user name only; a merchant that wants a code by SMS has no form here yet. */
function useRegistrationOpen(): boolean {
  const byName = useModule('USERNAMEREG3')
  const wantsSms = useModule('REGMOBVERF3')
  return byName && !wantsSms
}
