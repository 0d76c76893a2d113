import type { SubAccount } from '@saola/protocol'
import { Dialog, useToast } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { HandOver } from './hand-over.tsx'
import { ResetForm } from './reset-form.tsx'
import { SubAccountForm, type Credentials } from './sub-account-form.tsx'

type SubAccountDialogProps = { onClose: () => void } & (
  | { act: 'create'; subAccount?: never }
  | { act: 'edit' | 'reset'; subAccount: SubAccount }
)

/** Making or changing a sub-account; where a password was chosen, then what its user has to be told. */
export function SubAccountDialog({ act, subAccount, onClose }: SubAccountDialogProps): ReactElement {
  const { t } = useTranslation(['subaccounts', 'shell'])
  const toast = useToast()
  const [told, setTold] = useState<Credentials>()
  const saved = (): void => {
    toast({ tone: 'good', text: t('subaccounts:edit.saved') })
    onClose()
  }
  const titles = {
    create: t('subaccounts:create'),
    edit: t('subaccounts:edit.title', { name: subAccount?.label ?? '' }),
    reset: t('subaccounts:password.reset'),
  }
  const done = (credentials: Credentials): string =>
    act === 'create'
      ? t('subaccounts:create.done', { name: credentials.name })
      : t('subaccounts:password.reset_done', { name: credentials.name })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titles[act]}
      closeLabel={t('shell:dialog.close')}
    >
      {told !== undefined && <HandOver title={done(told)} credentials={told} />}
      {told === undefined && act === 'create' && <SubAccountForm onDone={setTold} />}
      {told === undefined && act === 'edit' && <SubAccountForm subAccount={subAccount} onDone={saved} />}
      {told === undefined && act === 'reset' && <ResetForm subAccount={subAccount} onDone={setTold} />}
    </Dialog>
  )
}
