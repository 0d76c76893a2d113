import type { calls, CallReply } from '@saola/protocol'
import { ContractBody, ContractStatusBadge } from '@saola/shell'
import { Card, EmptyState, Skeleton } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** The contract of the kind that the agent's upline pays. */
export function OwnContract({
  page,
}: {
  page: CallReply<typeof calls.contracts.list> | undefined
}): ReactElement {
  const { t } = useTranslation('contracts')
  const contract = page?.agent[0]
  return (
    <Card title={t('mine')} aside={contract && <ContractStatusBadge status={contract.status} />}>
      {page === undefined && <Skeleton height="10rem" />}
      {contract && <ContractBody contract={contract} />}
      {page && !contract && (
        <EmptyState title={t('empty')}>{t(page.footer.mayOffer ? 'mine.top' : 'mine.none')}</EmptyState>
      )}
    </Card>
  )
}
