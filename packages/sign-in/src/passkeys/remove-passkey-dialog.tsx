import { calls, type Passkey } from '@saola/protocol'
import { useApp } from '@saola/shell'
import { Dialog, useToast } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofForm } from '../security/proof-form.tsx'

export type RemovePasskeyDialogProps = { passkey: Passkey; onClose: () => void }

/** Taking a passkey away: the password and a code, so that neither a password that leaked nor an open session is enough. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps): ReactElement {
  const { t } = useTranslation(['security', 'shell'])
  const { api } = useApp()
  const toast = useToast()
  const { passkeyId, name } = passkey
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('security:passkey.remove_title', { name })}
      description={t('security:passkey.remove_note')}
      closeLabel={t('shell:dialog.close')}
    >
      <ProofForm
        fields={[
          { name: 'password', label: t('security:field.password'), kind: 'password' },
          { name: 'code', label: t('security:field.code.any'), kind: 'authenticator' },
        ]}
        submitLabel={t('security:passkey.remove')}
        danger
        invalidates={['member']}
        send={(proof) => api.send(calls.member.removePasskey, { passkeyId, ...proof })}
        onDone={() => {
          toast({ tone: 'good', text: t('security:passkey.removed') })
          onClose()
        }}
      />
    </Dialog>
  )
}
