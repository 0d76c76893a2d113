import { calls } from '@saola/protocol'
import {
  callQuery,
  hasCall,
  openDialog,
  stale,
  takePlace,
  useApp,
  useCapabilities,
  useSystemStatus,
  type AppDialogProps,
} from '@saola/shell'
import { isSocialProvider, SocialButtons } from '@saola/sign-in'
import { Button, Dialog, EmptyState, useToast } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { AgentOpened } from './agent-opened.tsx'
import { openWays } from './open-ways.ts'
import { RegisterForm } from './register-form.tsx'
import styles from './register-form.module.css'

/** Opening an account over whatever page the visitor is on; says so where the merchant has closed registration. */
export function RegisterDialog({ onClose }: AppDialogProps): ReactElement {
  const { t } = useTranslation(['session', 'shell'])
  const app = useApp()
  const toast = useToast()
  const [isAgent, setAgent] = useState(false)
  const status = useSystemStatus()
  const capabilities = useCapabilities()
  const open = openWays(status.info, (id) => hasCall(capabilities, id))
  const [first, ...rest] = open.filter((way) => !isSocialProvider(way))
  const call = calls.system.registerSettings
  const settings = useQuery({
    ...callQuery(app.api, call),
    enabled: open.length > 0,
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
  if (isAgent) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={t('register.title')}
        closeLabel={t('shell:dialog.close')}
        size="small"
      >
        <AgentOpened />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={open.length > 0 ? t('register.title') : t('register')}
      closeLabel={t('shell:dialog.close')}
      size="medium"
    >
      {first !== undefined && (
        <RegisterForm
          ways={[first, ...rest]}
          rules={settings.data ?? status.info.register}
          onDone={handleDone}
          onAgent={() => setAgent(true)}
        />
      )}
      {open.length === 0 && <EmptyState title={t('register.closed')}>{t('register.closed_hint')}</EmptyState>}
      <div className={styles.social}>
        <SocialButtons heading={t('register.social')} />
      </div>
      <p className={styles.switch}>
        {t('register.have_account')}{' '}
        <Button variant="ghost" size="small" onClick={handleSignIn}>
          {t('sign_in')}
        </Button>
      </p>
    </Dialog>
  )
}
