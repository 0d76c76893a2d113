import { formatDateTime, formatMoney, formatNumber } from '@saola/i18n'
import type { BetPage, BetRow } from '@saola/protocol'
import { useApp, useDocumentTitle } from '@saola/shell'
import { Badge, Button, classNames, DataTable, EmptyState, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '#shared/load-failed.tsx'
import { paths } from '#shared/paths.ts'
import { useLanguage } from '#shared/use-language.ts'
import { PeriodChips } from './period-chips.tsx'
import { RecordPages } from './record-pages.tsx'
import { usualPeriod } from './record-period.ts'
import type { RecordSearch } from './record-search.ts'
import styles from './records.module.css'
import { betsQuery } from './records-queries.ts'

export type BetsPageProps = { search: RecordSearch; onSearch: (search: RecordSearch) => void }

/** The member's bets, newest first, with the sums of the whole period below. */
export function BetsPage({ search, onSearch }: BetsPageProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const app = useApp()
  const [now] = useState(() => Date.now())
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    betsQuery(app, search, now),
  )
  const columns = useBetColumns(data?.footer)
  const language = useLanguage()
  useDocumentTitle(t('wallet:bets.title'))
  const { period = usualPeriod, page = 1 } = search
  const total = data?.page.total ?? 0
  return (
    <>
      <header className={styles.head}>
        <h1>{t('wallet:bets.title')}</h1>
      </header>
      <div className={styles.filters}>
        <PeriodChips value={period} onChange={(next) => onSearch({ period: next })} />
      </div>
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
                title={t('wallet:bets.empty')}
                action={
                  <Button variant="primary" asChild>
                    <Link to={paths.games}>{t('wallet:bets.empty_act')}</Link>
                  </Button>
                }
              />
            }
          />
        )}
      </div>
      {data !== undefined && (
        <RecordPages
          page={page}
          pageCount={Math.ceil(total / data.page.pageSize)}
          total={total}
          onPage={(next) => onSearch({ ...search, page: next })}
        />
      )}
    </>
  )
}

const statusTones = { open: 'info', settled: 'plain', cancelled: 'warn' } as const

function useBetColumns(footer: BetPage['footer'] | undefined): readonly Column<BetRow>[] {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const money = (amount: number | undefined): string =>
    amount === undefined ? '' : formatMoney(amount, language)
  const profit = (amount: number): ReactElement => (
    <span className={amount > 0 ? styles.in : undefined}>
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
          {row.gameName}
          <span className={styles.under}>{row.betContent}</span>
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
