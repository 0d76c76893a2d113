import { formatDate, formatRate, type Language } from '@saola/i18n'
import type { calls, CallReply, ContractView } from '@saola/protocol'
import { endsOf } from '@saola/rules'
import { ContractStatusBadge, ListPages, useLanguage } from '@saola/shell'
import { Button, Card, DataTable, EmptyState, Field, Select, type Column } from '@saola/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '#shared/list/filter-bar.tsx'
import { SearchBox } from '#shared/list/search-box.tsx'
import { onlySaid } from '#shared/list/only-said.ts'
import { contractPageSize, shownStatuses, type ContractFilter } from './contract-filter.ts'
import type { ContractsPageProps } from './contracts-page.tsx'
import styles from './contracts-page.module.css'

type DownlineContractsProps = ContractsPageProps & {
  query: Pick<UseQueryResult<CallReply<typeof calls.contracts.list>>, 'data' | 'isPlaceholderData'>
}

/** The contracts that the agent pays, by name and state; each opens over the list. */
export function DownlineContracts({ filter, onFilter, query }: DownlineContractsProps): ReactElement {
  const { t } = useTranslation('contracts')
  const { kind, status, q } = filter
  const { data: page } = query
  const columns = useContractColumns(filter)
  const isNarrow = status !== undefined || q !== undefined
  const change = (next: ContractFilter, way: 'typing' | 'choice'): void =>
    onFilter(onlySaid({ kind, ...next }), way)
  return (
    <Card
      title={t('downline')}
      aside={
        page && (
          <span className={styles.used}>
            {t('used', { used: page.footer.usedContracts, total: page.footer.totalContracts })}
          </span>
        )
      }
    >
      {page?.footer.mayOffer === false && <p className={styles.quiet}>{t('offer.not_yet')}</p>}
      <FilterBar
        label={t('list.filters')}
        answered={status === undefined ? 0 : 1}
        search={
          <SearchBox
            label={t('list.search')}
            value={q ?? ''}
            onChange={(words) =>
              change({ ...(words !== '' && { q: words }), ...(status && { status }) }, 'typing')
            }
          />
        }
      >
        <Field label={t('field.status')}>
          <Select
            value={status ?? ''}
            options={[
              { value: '', label: t('list.status_all') },
              ...shownStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            ]}
            onChange={(event) => {
              const chosen = shownStatuses.find((each) => each === event.target.value)
              change({ ...(q !== undefined && { q }), ...(chosen && { status: chosen }) }, 'choice')
            }}
          />
        </Field>
      </FilterBar>
      <DataTable
        caption={t('downline')}
        captionHidden
        narrow="lines"
        columns={columns}
        rows={page?.downline ?? []}
        rowKey={({ id }) => id}
        loading={page === undefined}
        empty={
          <EmptyState
            title={t(isNarrow ? 'list.none' : 'empty')}
            action={
              isNarrow && (
                <Button onClick={() => onFilter(onlySaid({ kind }), 'choice')}>{t('list.status_all')}</Button>
              )
            }
          />
        }
      />
      <ListPages
        search={filter}
        query={query}
        pageCount={Math.ceil((page?.footer.total ?? 0) / contractPageSize)}
        onPage={(next) => onFilter(next, 'page')}
      />
    </Card>
  )
}

function useContractColumns(filter: ContractFilter): Column<ContractView>[] {
  const { t } = useTranslation('contracts')
  const language = useLanguage()
  return [
    {
      id: 'receiver',
      header: t('receiver'),
      heading: true,
      cell: (contract) => (
        <Link
          to="/contracts"
          search={{ ...filter, contract: Number(contract.id) }}
          aria-label={t('open', { name: contract.receiver })}
        >
          {contract.receiver}
        </Link>
      ),
    },
    {
      id: 'status',
      header: t('field.status'),
      cell: ({ status }) => <ContractStatusBadge status={status} />,
    },
    {
      id: 'rate',
      header: t('field.rate'),
      align: 'end',
      cell: (contract) => <span className="figures">{ratesOf(contract, language)}</span>,
    },
    {
      id: 'processed',
      header: t('field.processed_at'),
      align: 'end',
      wideOnly: true,
      cell: ({ processedDate }) => formatDate(processedDate, language),
    },
  ]
}

/** The lowest and the highest rate of the terms in force, or else of those on the table. */
function ratesOf({ signed, offer }: ContractView, language: Language): string {
  const terms = (signed ?? offer)?.terms
  if (terms === undefined) return '–'
  const rates =
    terms.kind === 'realtime'
      ? [terms.lossRate, terms.profitRate]
      : terms.tiers.filter(({ rateType }) => rateType === 'P').map(({ rate }) => rate)
  if (rates.length === 0) return '–'
  const { least, most } = endsOf(rates)
  const text = (rate: number): string => formatRate(rate, language)
  return least === most ? text(least) : `${text(least)} – ${text(most)}`
}
