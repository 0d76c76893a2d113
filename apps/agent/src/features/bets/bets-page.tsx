import { formatMoney } from '@saola/i18n'
import { useApp, useServerNow, LoadFailed, ListPages, useLanguage, turnTo } from '@saola/shell'
import { Button, EmptyState, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BetsTable } from '#shared/list/bets-table.tsx'
import { ListNote } from '#shared/list/list-note.tsx'
import { ProfitSideSwitch } from '#shared/profit/profit.tsx'
import { PageHead } from '#shared/frame/page-head.tsx'
import { betPageSize, usualPeriod, type BetFilter } from './bet-filter.ts'
import { betsQuery } from './bets-query.ts'
import { BetFilters } from './bet-filters.tsx'
import styles from './bets-page.module.css'
import { OneAccount } from './one-account.tsx'

type BetsPageProps = {
  filter: BetFilter
  /** `typing` should not fill the history, `page` starts at the top. */
  onFilter: (filter: BetFilter, way: 'typing' | 'page' | 'choice') => void
}

/** Every bet of the team, with the sums of whatever the filter leaves. */
export function BetsPage({ filter, onFilter }: BetsPageProps): ReactElement {
  const { t } = useTranslation(['team', 'wallet', 'shell'])
  const language = useLanguage()
  const app = useApp()
  const now = useServerNow(undefined)
  const query = useQuery(betsQuery(app, filter, now))
  const { data } = query
  const { member, ...rest } = turnTo(filter, 1)
  const isNarrow = filter.q !== undefined || filter.status !== undefined
  return (
    <>
      <PageHead title={t('team:bets')} note={<ProfitSideSwitch />} />
      {member !== undefined && <OneAccount id={member} onEveryone={() => onFilter(rest, 'choice')} />}
      <BetFilters
        filter={filter}
        onFilter={(next, isTyping) => onFilter(next, isTyping ? 'typing' : 'choice')}
      />
      {query.error === null ? (
        <Together>
          <ListNote total={data?.footer.count}>
            <span>{t(`shell:date.${filter.period ?? usualPeriod}`)}</span>
            <span>
              {t('wallet:bets.valid')}:{' '}
              <b translate="no" className="figures">
                {data ? formatMoney(data.footer.validBetAmount, language) : '…'}
              </b>
            </span>
          </ListNote>
          <div className={styles.list} aria-busy={query.isFetching}>
            <BetsTable
              caption={t('team:bets')}
              page={data}
              isOneAccount={member !== undefined}
              empty={
                <EmptyState
                  title={t('team:bets.empty')}
                  action={
                    isNarrow && (
                      <Button onClick={() => onFilter(member === undefined ? {} : { member }, 'choice')}>
                        {t('team:bets.reset')}
                      </Button>
                    )
                  }
                />
              }
            />
          </div>
          <ListPages
            pageCount={Math.ceil((data?.page.total ?? 0) / betPageSize)}
            search={filter}
            query={query}
            onPage={(next) => onFilter(next, 'page')}
          />
        </Together>
      ) : (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}
