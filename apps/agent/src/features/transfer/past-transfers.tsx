import { formatDateTime, formatMoney } from '@saola/i18n'
import type { AgentTransfer } from '@saola/protocol'
import { ListPages, LoadFailed, useApp, useLanguage } from '@saola/shell'
import { Button, Card, ChoiceChips, classNames, DataTable, Dialog, EmptyState, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { onlySaid } from '#shared/list/only-said.ts'
import { SearchBox } from '#shared/list/search-box.tsx'
import type { TransferPageProps } from './transfer-page.tsx'
import { pastQuery } from './transfer-queries.ts'
import { TransferReceipt } from './transfer-receipt.tsx'
import { transferPageSize, transferSides, type TransferSearch } from './transfer-search.ts'
import styles from './transfer.module.css'

type PastTransfersProps = Pick<TransferPageProps, 'search' | 'onSearch'>

/** What went and what came along the line, newest first; each row opens its receipt. */
export function PastTransfers({ search, onSearch }: PastTransfersProps): ReactElement {
  const { t } = useTranslation(['transfer', 'shell', 'team'])
  const query = useQuery(pastQuery(useApp(), search))
  const [shown, setShown] = useState<AgentTransfer>()
  const columns = usePastColumns(setShown)
  const { to, id, side, q } = search
  const change = (next: Pick<TransferSearch, 'side' | 'q'>, way: 'typing' | 'choice'): void =>
    onSearch(onlySaid({ to, id, ...next }), way)
  const isNarrow = side !== undefined || q !== undefined
  const hasNone = !isNarrow && query.data?.totalCount === 0
  return (
    <Card title={t('transfer:past')} className={styles.past}>
      {!hasNone && (
        <div className={styles.filter}>
          <SearchBox
            label={t('team:list.search')}
            value={q ?? ''}
            onChange={(words) => change(onlySaid({ side, q: words === '' ? undefined : words }), 'typing')}
          />
          <ChoiceChips
            legend={t('transfer:past')}
            legendHidden
            scrolls
            choices={transferSides.map((each) => ({ value: each, label: t(`transfer:past.${each}`) }))}
            value={side ?? 'all'}
            onValueChange={(each) =>
              change(onlySaid({ q, side: each === 'all' ? undefined : each }), 'choice')
            }
          />
        </div>
      )}
      {query.error === null ? (
        <>
          <div aria-busy={query.isFetching}>
            <DataTable
              caption={t('transfer:past')}
              captionHidden
              narrow="lines"
              columns={columns}
              rows={query.data?.list ?? []}
              rowKey={({ orderNo }) => orderNo}
              loading={query.isPending}
              empty={
                <EmptyState
                  title={isNarrow ? t('shell:state.none_found') : t('transfer:past.empty')}
                  action={
                    isNarrow && <Button onClick={() => change({}, 'choice')}>{t('team:bets.reset')}</Button>
                  }
                />
              }
            />
          </div>
          <ListPages
            pageCount={Math.ceil((query.data?.totalCount ?? 0) / transferPageSize)}
            search={search}
            query={query}
            onPage={(next) => onSearch(next, 'page')}
          />
        </>
      ) : (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {shown && (
        <Dialog
          open
          onOpenChange={(open) => !open && setShown(undefined)}
          title={t('transfer:receipt.of')}
          closeLabel={t('shell:dialog.close')}
          size="small"
        >
          <TransferReceipt transfer={shown} />
        </Dialog>
      )}
    </Card>
  )
}

function usePastColumns(onShow: (transfer: AgentTransfer) => void): Column<AgentTransfer>[] {
  const { t } = useTranslation('transfer')
  const language = useLanguage()
  return [
    {
      id: 'person',
      header: t('past.person'),
      heading: true,
      cell: (transfer) => (
        <span className={styles.row}>
          <Button
            variant="quiet"
            size="small"
            aria-label={`${transfer.customerName}. ${t('receipt.show', { order: transfer.orderNo })}`}
            onClick={() => onShow(transfer)}
          >
            {transfer.customerName}
          </Button>
          <span className={styles.quiet}>
            {t(transfer.isSent ? 'past.sent' : 'past.received')} ·{' '}
            <time>{formatDateTime(transfer.createdAt, language)}</time>
          </span>
        </span>
      ),
    },
    { id: 'remark', header: t('remark'), cell: ({ remark }) => remark },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, isSent }) => (
        <b translate="no" className={classNames('figures', styles.figure, !isSent && styles.came)}>
          {formatMoney(isSent ? -amount : amount, language, { signed: true })}
        </b>
      ),
    },
  ]
}
