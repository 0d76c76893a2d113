import { formatMoney, formatNumber } from '@saola/i18n'
import type { BetPage, BetRow } from '@saola/protocol'
import {
  DataAge,
  useApp,
  useDocumentTitle,
  LoadFailed,
  ListPages,
  useLanguage,
  useServerNow,
} from '@saola/shell'
import { Button, classNames, EmptyState } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { BetDialog } from './bet-dialog.tsx'
import { BetFilters } from './bet-filters.tsx'
import { BetsTable } from './bets-table.tsx'
import { spanOf, type BetSearch } from './record-search.ts'
import { RecordSums } from './record-sums.tsx'
import styles from './records.module.css'
import { betsQuery } from './records-queries.ts'

export type BetsPageProps = { search: BetSearch; onSearch: (search: BetSearch) => void }

/** The member's bets by sitting, newest first, with the sums of the whole filter above. */
export function BetsPage({ search, onSearch }: BetsPageProps): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const app = useApp()
  const now = useServerNow(undefined)
  const [opened, setOpened] = useState<BetRow>()
  const query = useQuery(betsQuery(app, search, now))
  const { data, dataUpdatedAt, error, isPending, isFetching, isPlaceholderData, refetch } = query
  const writeSums = useBetSums()
  useDocumentTitle(t('wallet:bets.title'))
  const isNarrow = search.status !== undefined || search.family !== undefined || search.vendor !== undefined
  const total = data?.page.total ?? 0
  return (
    <>
      <header className={styles.head}>
        <h1>{t('wallet:bets.title')}</h1>
      </header>
      <DataAge at={dataUpdatedAt} />
      <BetFilters search={search} now={now} onSearch={onSearch} />
      {(isPending || total > 0) && <RecordSums sums={writeSums(data?.footer)} />}
      <div className={classNames(styles.panel, isPlaceholderData && styles.old)} aria-busy={isFetching}>
        {error !== null && data === undefined && (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.list.length === 0 && (
          <EmptyState
            title={isNarrow ? t('wallet:bets.empty_filter') : t('wallet:bets.empty')}
            action={
              isNarrow ? (
                <Button onClick={() => onSearch(spanOf(search))}>{t('wallet:bets.reset')}</Button>
              ) : (
                <Button variant="primary" asChild>
                  <Link to={paths.games}>{t('wallet:bets.empty_act')}</Link>
                </Button>
              )
            }
          />
        )}
        {(isPending || (data !== undefined && data.list.length > 0)) && (
          <BetsTable
            bets={data?.list ?? []}
            sittings={data?.sittings ?? []}
            loading={isPending}
            onOpen={setOpened}
          />
        )}
      </div>
      {data !== undefined && (
        <div className={styles.pages}>
          <ListPages
            search={search}
            query={query}
            pageCount={Math.ceil(total / data.page.pageSize)}
            total={total}
            onPage={onSearch}
          />
        </div>
      )}
      {opened !== undefined && <BetDialog bet={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Writes what all bets of a filter come to. */
function useBetSums(): (
  footer: BetPage['footer'] | undefined,
) => { name: string; value: string | undefined }[] {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  return (sums) => [
    { name: t('bets.count_all'), value: sums && formatNumber(sums.count, language) },
    { name: t('bets.stake'), value: sums && formatMoney(sums.betAmount, language) },
    { name: t('bets.win'), value: sums && formatMoney(sums.winAmount, language) },
    { name: t('bets.profit'), value: sums && formatMoney(sums.profitAndLoss, language, { signed: true }) },
  ]
}
