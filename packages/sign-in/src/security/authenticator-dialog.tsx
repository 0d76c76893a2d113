import { calls } from '@saola/protocol'
import { Copyable, Dialog, QrCode, useToast } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '@saola/shell'
import styles from './authenticator-dialog.module.css'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { kind: 'prove' }
  | { kind: 'scan'; secret: string; uri: string }
  | { kind: 'keep'; codes: readonly string[] }

export type AuthenticatorDialogProps = { onClose: () => void }

/** Switching an authenticator app on: the password, the secret to scan, its first code, then the recovery codes. */
export function AuthenticatorDialog({ onClose }: AuthenticatorDialogProps): ReactElement {
  const { t } = useTranslation(['security', 'shell'])
  const { api } = useApp()
  const toast = useToast()
  const [step, setStep] = useState<Step>({ kind: 'prove' })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={step.kind === 'keep' ? t('security:recovery.title') : t('security:authenticator.title')}
      closeLabel={t('shell:dialog.close')}
      {...(step.kind === 'prove' && { description: t('security:authenticator.note') })}
    >
      {step.kind === 'prove' && (
        <ProofForm
          key="prove"
          fields={[
            { name: 'password', label: t('security:field.password'), kind: 'password' },
            { name: 'code', label: t('security:field.code.any'), kind: 'authenticator' },
          ]}
          submitLabel={t('security:authenticator.start')}
          send={({ password, code }) =>
            api.send(calls.member.startAuthenticator, { password, ...(code.trim() !== '' && { code }) })
          }
          onDone={({ secret, uri }) => setStep({ kind: 'scan', secret, uri })}
        />
      )}
      {step.kind === 'scan' && (
        <div className={styles.scan}>
          <p>{t('security:authenticator.scan')}</p>
          <QrCode text={step.uri} label={t('security:authenticator.qr')} size={200} />
          <a className={styles.open} href={step.uri}>
            {t('security:authenticator.open')}
          </a>
          <p className={styles.quiet}>{t('security:authenticator.secret')}</p>
          <Copyable
            value={step.secret}
            copyLabel={t('security:authenticator.copy')}
            copiedLabel={t('security:copied')}
          >
            <code className={styles.secret}>{inFours(step.secret)}</code>
          </Copyable>
          <div className={styles.form}>
            <ProofForm
              key="confirm"
              fields={[{ name: 'code', label: t('security:field.code.app'), kind: 'code' }]}
              submitLabel={t('security:authenticator.confirm')}
              send={(proof) => api.send(calls.member.confirmAuthenticator, proof)}
              invalidates={['member']}
              onDone={({ recoveryCodes }) => {
                toast({ tone: 'good', text: t('security:authenticator.done') })
                setStep({ kind: 'keep', codes: recoveryCodes })
              }}
            />
          </div>
        </div>
      )}
      {step.kind === 'keep' && <RecoveryCodes codes={step.codes} onFinish={onClose} />}
    </Dialog>
  )
}

/** Four letters at a time, as a person types them. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
