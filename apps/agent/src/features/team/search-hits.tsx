import { isAgentType } from '@saola/rules'
import { LoadFailed, useApp } from '@saola/shell'
import { Button, EmptyState, Icon, LoadingMark } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListNote } from '#shared/list/list-note.tsx'
import { teamPageSize, type TeamFilter } from '#shared/team/team-filter.ts'
import { StatusBadge } from '#shared/team/account-badges.tsx'
import styles from './search-hits.module.css'
import { hitsQuery } from './team-queries.ts'

type SearchHitsProps = { name: string; filter: TeamFilter; onReset: () => void }

/** Who is found by a name, each with the place in the tree that the name leads to. */
export function SearchHits({ name, filter, onReset }: SearchHitsProps): ReactElement {
  const { t } = useTranslation(['team', 'shell'])
  const query = useQuery(hitsQuery(useApp(), filter))
  const { data } = query
  if (query.error !== null) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  }
  if (data === undefined) return <LoadingMark size={40} />
  const { total } = data.pageInfo
  if (total === 0) {
    return (
      <EmptyState
        title={t('team:list.none_found', { name })}
        action={<Button onClick={onReset}>{t('team:bets.reset')}</Button>}
      />
    )
  }
  return (
    <section aria-label={t('team:tree.hits', { name })} aria-busy={query.isFetching}>
      <ListNote total={total} />
      <ul className={`plain-list ${styles.hits}`}>
        {data.list.map((row) => (
          <li key={row.customerId} className={styles.hit}>
            <Icon name={isAgentType(row.type) ? 'team' : 'user'} size={18} />
            <div className={styles.words}>
              <Link className={styles.name} to="/team" search={{ at: Number(row.customerId) }}>
                {row.customerName}
              </Link>
              <span className={styles.place}>
                {row.level !== undefined &&
                  t('team:tree.hit_place', { level: row.level, upline: row.uplineName ?? '' })}
              </span>
            </div>
            {row.activeFlag !== undefined && (row.activeFlag !== 1 || row.isPaused) && (
              <StatusBadge activeFlag={row.activeFlag} isPaused={row.isPaused} />
            )}
          </li>
        ))}
      </ul>
      {total > teamPageSize && (
        <p className={styles.more}>{t('team:tree.more_hits', { count: total - teamPageSize })}</p>
      )}
    </section>
  )
}
