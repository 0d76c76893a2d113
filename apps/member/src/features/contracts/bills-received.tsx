import { BillTable, billsQuery, BillWhole, ListPages, LoadFailed, RejectBill, useApp } from '@saola/shell'
import { Dialog, EmptyState } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContractsPageProps } from './contracts-page.tsx'
import styles from './contracts-page.module.css'

/** Rows a page. */
const pageSize = 20

/** The bills that the upline pays the member, newest first; each opens over the list. */
export function BillsReceived({ view, onView }: ContractsPageProps): ReactElement {
  const { t } = useTranslation(['contracts', 'shell'])
  const { bill: open, ...list } = view
  const { page: pageNo = 1, asOf } = view
  const query = useQuery(billsQuery(useApp(), { side: 'downline', pageNo, pageSize, asOf }))
  if (query.isLoadingError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  }
  return (
    <div className={styles.list} aria-busy={query.isFetching}>
      <BillTable
        side="downline"
        bills={query.data?.list}
        renderLink={(bill, period) => (
          <Link
            to="/account/contracts"
            search={{ ...view, bill: Number(bill.id) }}
            resetScroll={false}
            className="figures"
          >
            {period}
          </Link>
        )}
        empty={<EmptyState title={t('contracts:received.none')}>{t('contracts:bills.note')}</EmptyState>}
      />
      <ListPages
        search={list}
        query={query}
        pageCount={Math.ceil((query.data?.totalCount ?? 0) / pageSize)}
        onPage={onView}
      />
      {open !== undefined && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && onView(list)}
          title={t('contracts:bill')}
          closeLabel={t('shell:dialog.close')}
        >
          <BillWhole billId={String(open)}>{(bill) => <RejectBill bill={bill} />}</BillWhole>
        </Dialog>
      )}
    </div>
  )
}
