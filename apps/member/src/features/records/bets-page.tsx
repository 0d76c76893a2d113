import { formatDateTime, formatMoney, formatNumber } from '@saola/i18n'
import type { BetPage, BetRow } from '@saola/protocol'
import {
  BetContent,
  DataAge,
  useApp,
  useDocumentTitle,
  LoadFailed,
  ListPages,
  useLanguage,
} from '@saola/shell'
import { Badge, Button, classNames, DataTable, EmptyState, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { BetDialog, statusTones } from './bet-dialog.tsx'
import { BetFilters } from './bet-filters.tsx'
import { PeriodChips } from './period-chips.tsx'
import type { BetSearch } from './record-search.ts'
import styles from './records.module.css'
import { betsQuery } from './records-queries.ts'

export type BetsPageProps = { search: BetSearch; onSearch: (search: BetSearch) => void }

/** The member's bets, newest first, with the sums of the whole period below. */
export function BetsPage({ search, onSearch }: BetsPageProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const app = useApp()
  const [now] = useState(() => Date.now())
  const [opened, setOpened] = useState<BetRow>()
  const { data, dataUpdatedAt, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    betsQuery(app, search, now),
  )
  const columns = useBetColumns(data?.footer, setOpened)
  const language = useLanguage()
  useDocumentTitle(t('wallet:bets.title'))
  const { page = 1 } = search
  const isNarrow = search.status !== undefined || search.family !== undefined || search.vendor !== undefined
  const { period, month, page: _page, ...filters } = search
  const total = data?.page.total ?? 0
  return (
    <>
      <header className={styles.head}>
        <h1>{t('wallet:bets.title')}</h1>
      </header>
      <DataAge at={dataUpdatedAt} />
      <div className={styles.filters}>
        <PeriodChips now={now} value={search} onChange={(next) => onSearch({ ...filters, ...next })} />
      </div>
      <BetFilters search={search} onSearch={onSearch} />
      <div className={classNames(styles.panel, isPlaceholderData && styles.old)} aria-busy={isFetching}>
        {error !== null && data === undefined ? (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            caption={t('wallet:bets.title')}
            captionHidden
            columns={columns}
            rows={data?.list ?? []}
            rowKey={(row) => row.orderNo}
            loading={isPending}
            sumLabel={`${t('shell:table.total')} (${formatNumber(total, language)})`}
            empty={
              <EmptyState
                title={isNarrow ? t('wallet:bets.empty_filter') : t('wallet:bets.empty')}
                action={
                  isNarrow ? (
                    <Button
                      onClick={() =>
                        onSearch({
                          ...(period !== undefined && { period }),
                          ...(month !== undefined && { month }),
                        })
                      }
                    >
                      {t('wallet:bets.reset')}
                    </Button>
                  ) : (
                    <Button variant="primary" asChild>
                      <Link to={paths.games}>{t('wallet:bets.empty_act')}</Link>
                    </Button>
                  )
                }
              />
            }
          />
        )}
      </div>
      {data !== undefined && (
        <div className={styles.pages}>
          <ListPages
            page={page}
            pageCount={Math.ceil(total / data.page.pageSize)}
            total={total}
            onPage={(next) => onSearch({ ...search, page: next })}
          />
        </div>
      )}
      {opened !== undefined && <BetDialog bet={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function useBetColumns(
  footer: BetPage['footer'] | undefined,
  onOpen: (bet: BetRow) => void,
): readonly Column<BetRow>[] {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const money = (amount: number | undefined): string =>
    amount === undefined ? '' : formatMoney(amount, language)
  const profit = (amount: number): ReactElement => (
    <span className={classNames(styles.whole, amount > 0 && styles.in)}>
      {formatMoney(amount, language, { signed: true })}
    </span>
  )
  return [
    {
      id: 'game',
      header: t('bets.game'),
      heading: true,
      cell: (row) => (
        <>
          <button
            type="button"
            className={styles.open}
            aria-label={`${row.gameName}: ${t('bets.open', { order: row.orderNo })}`}
            onClick={() => onOpen(row)}
          >
            {row.gameName}
          </button>
          <span className={styles.under}>
            <BetContent content={row.betContent} />
          </span>
          {row.jackpots?.map((won) => (
            <span key={won.pool} className={styles.under}>
              {t(`statement.remark.jackpot.${won.pool}`)}: {money(won.amount)}
            </span>
          ))}
        </>
      ),
    },
    {
      id: 'time',
      header: t('bets.time'),
      cell: (row) => formatDateTime(row.betTimeInTimestamp, language),
    },
    { id: 'order', header: t('bets.order'), cell: (row) => row.orderNo },
    {
      id: 'status',
      header: t('bets.status'),
      cell: (row) => <Badge tone={statusTones[row.status]}>{t(`bets.status.${row.status}`)}</Badge>,
    },
    {
      id: 'stake',
      header: t('bets.stake'),
      align: 'end',
      cell: (row) => money(row.betAmount),
      sum: money(footer?.betAmount),
    },
    {
      id: 'valid',
      header: t('bets.valid'),
      align: 'end',
      cell: (row) => money(row.validBetAmount),
      sum: money(footer?.validBetAmount),
    },
    {
      id: 'win',
      header: t('bets.win'),
      align: 'end',
      cell: (row) => money(row.winAmount),
      sum: money(footer?.winAmount),
    },
    {
      id: 'profit',
      header: t('bets.profit'),
      align: 'end',
      cell: (row) => profit(row.profitAndLoss),
      sum: footer && profit(footer.profitAndLoss),
    },
  ]
}
