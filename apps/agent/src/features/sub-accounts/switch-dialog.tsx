import { calls, type SubAccount } from '@saola/protocol'
import { callMutation, useApp } from '@saola/shell'
import { AlertDialog } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

type SwitchDialogProps = { subAccount: SubAccount; onClose: () => void }

/** Asks before a sub-account is switched off, for whoever uses it is out at once, and before it is on again. */
export function SwitchDialog({ subAccount, onClose }: SwitchDialogProps): ReactElement {
  const { t } = useTranslation('subaccounts')
  const { api } = useApp()
  const switching = useMutation(callMutation(api, calls.team.changeSubAccount, { invalidates: ['team'] }))
  const { customerId, label, rights, isOn } = subAccount
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOn ? t('off.title', { name: label }) : t('on.title', { name: label })}
      text={isOn ? t('off.body') : t('on.body')}
      confirmLabel={isOn ? t('off') : t('on')}
      cancelLabel={t('off.keep')}
      tone={isOn ? 'danger' : 'plain'}
      onConfirm={() => switching.mutate({ customerId, label, rights, isOn: !isOn })}
    />
  )
}
