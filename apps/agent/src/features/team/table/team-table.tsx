import { useApp, useBalanceText, LoadFailed, ListPages } from '@saola/shell'
import { Button, DataTable, EmptyState } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { onlySaid } from '#shared/list/only-said.ts'
import { ListNote } from '#shared/list/list-note.tsx'
import { inBranch, isNarrow, teamPageSize, type TeamFilter } from '#shared/team/team-filter.ts'
import { teamQuery } from '../team-queries.ts'
import { TeamFilters } from '../team-filters.tsx'
import { useTeamColumns } from './team-columns.tsx'
import styles from './team-table.module.css'
import { ColumnChoice, useChosenColumns } from './column-choice.tsx'
import { TeamHead } from '../team-head.tsx'
import { TeamPath } from '../team-path.tsx'
import { useWalk } from './use-walk.ts'

type TeamTableProps = {
  filter: TeamFilter
  /** `typing` should not fill the history, `page` starts at the top. */
  onFilter: (filter: TeamFilter, way: 'typing' | 'page' | 'choice') => void
}

/** The team as a table that one can search, sort and walk down, branch by branch, in columns of one's own choice. */
export function TeamTable({ filter, onFilter }: TeamTableProps): ReactElement {
  const { t } = useTranslation(['team', 'shell'])
  const balance = useBalanceText()
  const app = useApp()
  const query = useQuery(teamQuery(app, filter))
  const { data } = query
  const list = useWalk({
    path: query.isPlaceholderData ? undefined : data?.path,
    onGo: (branch) => onFilter(inBranch(filter, branch), 'choice'),
  })
  const all = useTeamColumns(filter, (next) => onFilter(next, 'choice'))
  const columns = useChosenColumns(all)

  const { q, sort, order, branch, view } = filter
  const rest = onlySaid({ sort, order, branch, view })
  const reset = <Button onClick={() => onFilter(rest, 'choice')}>{t('team:bets.reset')}</Button>
  const empty = isNarrow(filter) ? (
    <EmptyState
      title={q === undefined ? t('shell:state.none_found') : t('team:list.none_found', { name: q })}
      action={reset}
    />
  ) : (
    <EmptyState title={t('team:list.empty')} />
  )
  return (
    <>
      <TeamHead filter={filter} />
      {data?.path !== undefined && data.path.length > 1 && (
        <TeamPath path={data.path} leadTo={(id) => inBranch(filter, id)} />
      )}
      <TeamFilters
        filter={filter}
        onFilter={(next, isTyping) => onFilter(next, isTyping ? 'typing' : 'choice')}
      />
      {query.error === null ? (
        <>
          <div className={styles.above}>
            {data && (
              <ListNote total={data.pageInfo.total}>
                {!isNarrow(filter) && (
                  <span>
                    {t('team:list.branch_balance')}: <b className="figures">{balance(data.teamBalance)}</b>
                  </span>
                )}
              </ListNote>
            )}
            <ColumnChoice columns={all} />
          </div>
          <div ref={list} className={styles.list} aria-busy={query.isFetching}>
            <DataTable
              caption={t('team:list')}
              captionHidden
              columns={columns}
              rows={data?.list ?? []}
              rowKey={(row) => row.customerId}
              narrow="lines"
              loading={data === undefined}
              empty={empty}
            />
          </div>
          <ListPages
            pageCount={Math.ceil((data?.pageInfo.total ?? 0) / teamPageSize)}
            search={filter}
            query={query}
            onPage={(next) => onFilter(next, 'page')}
          />
        </>
      ) : (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}
