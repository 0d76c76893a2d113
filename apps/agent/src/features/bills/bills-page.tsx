import { formatMoney } from '@saola/i18n'
import {
  BillTable,
  billsQuery,
  BillWhole,
  ListPages,
  LoadFailed,
  RejectBill,
  useApp,
  useLanguage,
  useServerNow,
  useRight,
} from '@saola/shell'
import { Button, Dialog, EmptyState, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractTabs } from '#shared/frame/contract-tabs.tsx'
import { Profit } from '#shared/profit/profit.tsx'
import { PageHead } from '#shared/frame/page-head.tsx'
import { ListNote } from '#shared/list/list-note.tsx'
import { billPageSize, type BillFilter } from './bill-filter.ts'
import { billRequest } from './bill-request.ts'
import { BillFilters } from './bill-filters.tsx'
import styles from './bills-page.module.css'
import { OwedCard } from './owed-card.tsx'
import { PayBill } from './pay-bill.tsx'

type BillsPageProps = {
  filter: BillFilter
  /** `page` starts at the top. */
  onFilter: (filter: BillFilter, way: 'page' | 'choice') => void
}

/** What the agent owes its downlines and what its upline owes it, bill by bill. */
export function BillsPage({ filter, onFilter }: BillsPageProps): ReactElement {
  const { t } = useTranslation(['contracts', 'shell'])
  const language = useLanguage()
  const now = useServerNow(undefined)
  const query = useQuery(billsQuery(useApp(), billRequest(filter, now)))
  const { data } = query
  const mayAct = useRight('contracts.act')
  const { side = 'upline', bill: open, ...rest } = filter
  const isNarrow = rest.kind !== undefined || rest.state !== undefined
  return (
    <>
      <PageHead title={t('contracts:bills')} note={t('contracts:bills.note')} />
      <ContractTabs />
      <Together className={styles.page}>
        {side === 'upline' && <OwedCard />}
        <BillFilters filter={filter} onFilter={(next) => onFilter(next, 'choice')} />
        {query.error === null ? (
          <>
            <ListNote total={data?.totalCount}>
              {data !== undefined && data.open > 0 && (
                <span>{t('contracts:bills.open_total', { amount: formatMoney(data.open, language) })}</span>
              )}
            </ListNote>
            <div aria-busy={query.isFetching}>
              <BillTable
                side={side}
                bills={data?.list}
                renderLink={(bill, period) => (
                  <Link
                    to="/contracts/bills"
                    search={{ ...filter, bill: Number(bill.id) }}
                    resetScroll={false}
                    className="figures"
                  >
                    {period}
                  </Link>
                )}
                empty={
                  <EmptyState
                    title={t(isNarrow ? 'contracts:bills.none' : 'contracts:bill.empty')}
                    action={
                      isNarrow && (
                        <Button onClick={() => onFilter({ side }, 'choice')}>
                          {t('contracts:bills.reset')}
                        </Button>
                      )
                    }
                  />
                }
              />
            </div>
            <ListPages
              search={filter}
              query={query}
              pageCount={Math.ceil((data?.totalCount ?? 0) / billPageSize)}
              onPage={(next) => onFilter(next, 'page')}
            />
          </>
        ) : (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Together>
      {open !== undefined && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && onFilter({ side, ...rest }, 'choice')}
          title={t('contracts:bill')}
          closeLabel={t('shell:dialog.close')}
        >
          <BillWhole billId={String(open)} renderProfit={(amount) => <Profit amount={amount} />}>
            {(bill) =>
              bill.side === 'upline' ? <PayBill bill={bill} /> : mayAct && <RejectBill bill={bill} />
            }
          </BillWhole>
        </Dialog>
      )}
    </>
  )
}
