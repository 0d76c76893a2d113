import { ContractWhole, LoadFailed, ownContractsQuery, useApp, waitsForMe, useRight } from '@saola/shell'
import { Button, ChoiceChips, Dialog, Notice, Skeleton, Together } from '@saola/ui'
import { contractKinds } from '@saola/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractTabs } from '#shared/frame/contract-tabs.tsx'
import { PageHead } from '#shared/frame/page-head.tsx'
import type { ContractFilter } from './contract-filter.ts'
import { contractsQuery } from './contracts-query.ts'
import styles from './contracts-page.module.css'
import { DownlineContracts } from './downline-contracts.tsx'
import { OwnContract } from './own-contract.tsx'

export type ContractsPageProps = {
  filter: ContractFilter
  /** `typing` should not fill the history, `page` starts at the top. */
  onFilter: (filter: ContractFilter, way: 'typing' | 'page' | 'choice') => void
}

/** Contracts of one kind: the one that the upline pays, and those that the agent pays. */
export function ContractsPage({ filter, onFilter }: ContractsPageProps): ReactElement {
  const { t } = useTranslation(['contracts', 'shell'])
  const app = useApp()
  const kind = filter.kind ?? 'dividend'
  const query = useQuery(contractsQuery(app, filter))
  const own = useQuery(ownContractsQuery(app))
  const waiting = own.data?.list.filter(waitsForMe) ?? []
  const mayAct = useRight('contracts.act')
  const open = filter.contract
  const close = (): void => {
    const { contract: _, ...rest } = filter
    onFilter(rest, 'choice')
  }
  return (
    <>
      <PageHead title={t('contracts:title')}>
        {mayAct && query.isPending && <Skeleton width="9rem" height="var(--hit)" />}
        {mayAct && query.data?.footer.mayOffer === true && (
          <Button asChild variant="primary">
            <Link to="/contracts/offer" search={{ kind }}>
              {t('contracts:step.offer')}
            </Link>
          </Button>
        )}
      </PageHead>
      <ContractTabs />
      <Together className={styles.page}>
        {own.isPending && <Skeleton />}
        {waiting.length > 0 && (
          <Notice tone="warn" title={t('contracts:waiting', { count: waiting.length })}>
            <span className={styles.waiting}>
              {waiting.map((contract) => (
                <Button
                  key={contract.id}
                  size="small"
                  onClick={() => onFilter({ ...filter, contract: Number(contract.id) }, 'choice')}
                >
                  {t(`contracts:kind.${contract.kind}`)}
                </Button>
              ))}
            </span>
          </Notice>
        )}
        <ChoiceChips
          legend={t('contracts:field.type')}
          legendHidden
          scrolls
          choices={contractKinds.map((value) => ({ value, label: t(`contracts:kind.${value}`) }))}
          value={kind}
          onValueChange={(value) => onFilter({ kind: value }, 'choice')}
        />
        {query.error === null ? (
          <div className={styles.columns} aria-busy={query.isFetching}>
            <OwnContract page={query.isPlaceholderData ? undefined : query.data} />
            <DownlineContracts filter={filter} onFilter={onFilter} query={query} />
          </div>
        ) : (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Together>
      {open !== undefined && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && close()}
          title={t('contracts:title')}
          closeLabel={t('shell:dialog.close')}
        >
          <ContractWhole contractId={String(open)} />
        </Dialog>
      )}
    </>
  )
}
