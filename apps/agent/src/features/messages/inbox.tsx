import { InboxList, ListPages, LoadFailed, useApp } from '@saola/shell'
import { EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { inboxQuery, messagePageSize } from './message-queries.ts'
import styles from './messages.module.css'

/** What the upline wrote to the agent. */
export function Inbox({ page, onPage }: { page: number; onPage: (page: number) => void }): ReactElement {
  const { t } = useTranslation(['messages', 'member'])
  const { data, error, isPending, isFetching, refetch } = useQuery(inboxQuery(useApp(), page))
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton height="12rem" />
  if (data.totalCount === 0)
    return <EmptyState title={t('member:messages.empty')}>{t('messages:inbox.empty_hint')}</EmptyState>
  return (
    <div className={styles.list} aria-busy={isFetching}>
      <InboxList messages={data.list} />
      <ListPages pageCount={Math.ceil(data.totalCount / messagePageSize)} page={page} onPage={onPage} />
    </div>
  )
}
