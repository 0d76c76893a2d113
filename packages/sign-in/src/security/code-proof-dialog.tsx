import { calls } from '@saola/protocol'
import { Dialog, useToast } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '@saola/shell'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export type CodeProofDialogProps = {
  /** Switch the authenticator off, or make new recovery codes. */
  act: 'remove' | 'renew'
  onClose: () => void
}

/** What needs both the password and a code: a password that leaked is not enough to take the second factor away. */
export function CodeProofDialog({ act, onClose }: CodeProofDialogProps): ReactElement {
  const { t } = useTranslation(['security', 'shell', 'system'])
  const { api } = useApp()
  const toast = useToast()
  const [codes, setCodes] = useState<readonly string[]>()
  const handleRemoved = (): void => {
    toast({ tone: 'good', text: t('security:authenticator.removed') })
    onClose()
  }
  const words =
    act === 'remove'
      ? {
          title: t('security:authenticator.remove_title'),
          note: t('security:authenticator.remove_note'),
          submit: t('security:turn_off'),
        }
      : {
          title: t('security:recovery.renew_title'),
          note: t('security:recovery.renew_note'),
          submit: t('security:recovery.renew'),
        }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={codes === undefined ? words.title : t('security:recovery.title')}
      closeLabel={t('shell:dialog.close')}
      {...(codes === undefined && { description: words.note })}
    >
      {codes === undefined ? (
        <ProofForm
          fields={[
            { name: 'password', label: t('security:field.password'), kind: 'password' },
            {
              name: 'code',
              label: t('security:field.code.any'),
              kind: 'authenticator',
              check: ({ code }) => (code.trim() === '' ? t('system:authenticator.needed') : undefined),
            },
          ]}
          submitLabel={words.submit}
          danger={act === 'remove'}
          invalidates={['member']}
          send={async (proof) => {
            if (act === 'renew') return (await api.send(calls.member.newRecoveryCodes, proof)).recoveryCodes
            await api.send(calls.member.removeAuthenticator, proof)
            return undefined
          }}
          onDone={(renewed) => (renewed === undefined ? handleRemoved() : setCodes(renewed))}
        />
      ) : (
        <RecoveryCodes codes={codes} onFinish={onClose} />
      )}
    </Dialog>
  )
}
