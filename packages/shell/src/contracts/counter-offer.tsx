import { calls, type ContractView } from '@saola/protocol'
import { Dialog, useToast } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../context/app-context.tsx'
import { TermsForm } from './terms-form.tsx'

/** Other terms for a contract: of one's own offer, against an offer, or for those in force. */
export function CounterOffer({
  contract,
  onClose,
}: {
  contract: ContractView
  onClose: () => void
}): ReactElement {
  const { t } = useTranslation(['contracts', 'shell'])
  const { api } = useApp()
  const toast = useToast()
  const { offer, signed, side } = contract
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('contracts:step.edit')}
      closeLabel={t('shell:dialog.close')}
    >
      <TermsForm
        kind={contract.kind}
        first={offer}
        present={signed ?? offer}
        isUnsigned={signed === undefined}
        downlineId={side === 'upline' ? contract.receiverId : undefined}
        call={calls.contracts.edit}
        send={(proposal) =>
          api.send(calls.contracts.edit, {
            contractId: contract.id,
            version: offer?.version ?? signed?.version ?? 0,
            ...proposal,
          })
        }
        onDone={() => {
          const name = side === 'upline' ? contract.receiver : contract.offerer
          toast({ tone: 'good', text: t('contracts:done.offered', { name }) })
          onClose()
        }}
        submitLabel={t('contracts:step.edit')}
      />
    </Dialog>
  )
}
