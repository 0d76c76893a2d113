import { ContractBody, ContractStatusBadge, LoadFailed, ownContractsQuery, useApp } from '@saola/shell'
import { Card, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './contracts-page.module.css'

/** The contracts that pay the member: those in force, beside what the upline offers. */
export function OwnContracts(): ReactElement {
  const { t } = useTranslation('contracts')
  const query = useQuery(ownContractsQuery(useApp()))
  return (
    <div className={styles.list}>
      {query.isPending && <Skeleton height="14rem" />}
      {query.isLoadingError && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {query.data?.list.length === 0 && <EmptyState title={t('empty')} />}
      {query.data?.list.map((contract) => (
        <Card
          key={contract.id}
          title={t(`kind.${contract.kind}`)}
          aside={<ContractStatusBadge status={contract.status} />}
        >
          <ContractBody contract={contract} />
        </Card>
      ))}
    </div>
  )
}
