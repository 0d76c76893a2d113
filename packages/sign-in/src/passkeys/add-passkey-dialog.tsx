import { loadPasskeys, useApp } from '@saola/shell'
import { Dialog, useToast } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofForm } from '../security/proof-form.tsx'
import { RecoveryCodes } from '../security/recovery-codes.tsx'

/** Making a passkey: the password, the browser's own question, then the recovery codes where it is the account's first guard. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['security', 'shell'])
  const { api } = useApp()
  const toast = useToast()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={codes === undefined ? t('security:passkey.add_title') : t('security:recovery.title')}
      closeLabel={t('shell:dialog.close')}
      {...(codes === undefined && {
        description: t('security:passkey.add_note', { host: location.hostname }),
      })}
    >
      {codes === undefined ? (
        <ProofForm
          fields={[
            { name: 'password', label: t('security:field.password'), kind: 'password' },
            { name: 'code', label: t('security:field.code.any'), kind: 'authenticator' },
          ]}
          submitLabel={t('security:passkey.make')}
          send={async (proof) => (await loadPasskeys()).addPasskey(api, proof)}
          invalidates={['member']}
          onDone={({ recoveryCodes }) => {
            toast({ tone: 'good', text: t('security:passkey.added') })
            if (recoveryCodes === undefined) onClose()
            else setCodes(recoveryCodes)
          }}
        />
      ) : (
        <RecoveryCodes codes={codes} onFinish={onClose} />
      )}
    </Dialog>
  )
}
