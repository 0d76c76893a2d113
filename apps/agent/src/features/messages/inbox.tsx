import { InboxList, ListPages, LoadFailed, useApp, type ListPlace } from '@saola/shell'
import { EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inboxQuery, messagePageSize } from './message-queries.ts'
import styles from './messages.module.css'

/** What the upline wrote to the agent. */
export function Inbox({
  place,
  onPlace,
}: {
  place: ListPlace
  onPlace: (place: ListPlace) => void
}): ReactElement {
  const { t } = useTranslation(['messages', 'member'])
  const query = useQuery(inboxQuery(useApp(), place))
  const { data, error, isPending, isFetching, refetch } = query
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton height="12rem" />
  const { totalCount = data.list.length, totalPages = Math.ceil(totalCount / messagePageSize) } = data
  if (totalCount === 0)
    return <EmptyState title={t('member:messages.empty')}>{t('messages:inbox.empty_hint')}</EmptyState>
  return (
    <div className={styles.list} aria-busy={isFetching}>
      <InboxList messages={data.list} />
      <ListPages pageCount={totalPages} search={place} query={query} onPage={onPlace} />
    </div>
  )
}
