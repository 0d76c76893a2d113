import { formatDateTime } from '@saola/i18n'
import type { Activity } from '@saola/protocol'
import { ListPages, LoadFailed, useApp, useLanguage, useRight } from '@saola/shell'
import { Button, DataTable, EmptyState, type Column } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#shared/frame/page-head.tsx'
import { activityPageSize, type ActivityFilter } from './activity-filter.ts'
import { ActivityFilters } from './activity-filters.tsx'
import styles from './activity-page.module.css'
import { activityQuery } from './activity-query.ts'
import { useActText } from './use-act-text.ts'

type ActivityPageProps = {
  filter: ActivityFilter
  /** `page` starts at the top. */
  onFilter: (filter: ActivityFilter, way: 'page' | 'choice') => void
}

/** What the agent and its sub-accounts did, newest first (team 30, 31). */
export function ActivityPage({ filter, onFilter }: ActivityPageProps): ReactElement {
  const { t } = useTranslation('subaccounts')
  const query = useQuery(activityQuery(useApp(), filter))
  const isOwner = useRight('owner')
  const columns = useActivityColumns()
  const isNarrow = filter.group !== undefined || filter.who !== undefined
  const empty = isNarrow ? (
    <EmptyState
      title={t('activity.none_found')}
      action={<Button onClick={() => onFilter({}, 'choice')}>{t('activity.all')}</Button>}
    />
  ) : (
    <EmptyState title={t('activity.empty')}>{t('activity.empty_hint')}</EmptyState>
  )
  return (
    <>
      <PageHead title={t('activity')} note={isOwner ? t('activity.note') : t('activity.note_own')} />
      <ActivityFilters filter={filter} onFilter={(next) => onFilter(next, 'choice')} />
      {query.error === null ? (
        <div aria-busy={query.isFetching}>
          <DataTable
            caption={t('activity')}
            captionHidden
            narrow="lines"
            columns={columns}
            rows={query.data?.list ?? []}
            rowKey={({ id }) => id}
            loading={query.data === undefined}
            empty={empty}
          />
          <ListPages
            pageCount={Math.ceil((query.data?.totalCount ?? 0) / activityPageSize)}
            search={filter}
            query={query}
            onPage={(next) => onFilter(next, 'page')}
          />
        </div>
      ) : (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  )
}

function useActivityColumns(): Column<Activity>[] {
  const { t } = useTranslation('subaccounts')
  const language = useLanguage()
  const sayAct = useActText()
  return [
    {
      id: 'act',
      header: t('activity.act'),
      heading: true,
      cell: (act) => (
        <span className={styles.act}>
          {sayAct(act)}
          <span className={styles.second}>{act.actorLabel ?? act.actorName}</span>
        </span>
      ),
    },
    {
      id: 'where',
      header: t('activity.where'),
      cell: ({ device, place }) => (
        <span className={styles.second}>
          {[device || t('activity.place.unknown'), place].filter(Boolean).join(' · ')}
        </span>
      ),
    },
    {
      id: 'when',
      header: t('activity.when'),
      align: 'end',
      cell: ({ at }) => <time className={styles.second}>{formatDateTime(at, language)}</time>,
    },
  ]
}
