import { ContractBody, ownContractsQuery, useApp, waitsForMe, type AppDialogProps } from '@saola/shell'
import { Button, Dialog } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** What the upline asks for, over whatever page one is on: read, answered, or left for later. */
export function ContractDialog({ onClose }: AppDialogProps): ReactElement | null {
  const { t } = useTranslation(['contracts', 'shell'])
  const query = useQuery(ownContractsQuery(useApp()))
  const [contract] = query.data?.list.filter(waitsForMe) ?? []
  const isAnswered = query.isSuccess && contract === undefined
  useEffect(() => {
    if (isAnswered || query.isLoadingError) onClose()
  }, [isAnswered, query.isLoadingError, onClose])
  if (contract === undefined) return null
  const about = contract.status === 'V' ? 'ending' : 'offered'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`contracts:${about}.title`)}
      description={t(`contracts:${about}.body`)}
      closeLabel={t('shell:dialog.close')}
      footer={
        <Button variant="ghost" onClick={onClose}>
          {t('contracts:offered.later')}
        </Button>
      }
    >
      <h3>{t(`contracts:kind.${contract.kind}`)}</h3>
      <ContractBody contract={contract} />
    </Dialog>
  )
}
