import { InboxList, ListPages, LoadFailed, useApp, useDocumentTitle, type ListPlace } from '@saola/shell'
import { EmptyState, Skeleton, Together } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceCard } from './device-card.tsx'
import { inboxPageSize, inboxQuery } from './inbox-query.ts'
import styles from './messages-page.module.css'

type MessagesPageProps = { place: ListPlace; onPlace: (place: ListPlace) => void }

/** What the member's agent wrote (team 32), newest first. */
export function MessagesPage({ place, onPlace }: MessagesPageProps): ReactElement {
  const { t } = useTranslation(['member', 'messages'])
  const query = useQuery(inboxQuery(useApp(), place))
  const { data, error, isPending, isFetching, refetch } = query
  const {
    list = [],
    totalCount = list.length,
    totalPages = Math.ceil(totalCount / inboxPageSize),
  } = data ?? {}
  useDocumentTitle(t('member:messages'))
  return (
    <div className={styles.page}>
      <h1>{t('member:messages')}</h1>
      <Together className={styles.parts}>
        <DeviceCard />
        {isPending && <Skeleton height="10rem" />}
        {error !== null && data === undefined && (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data !== undefined && totalCount === 0 && (
          <EmptyState title={t('member:messages.empty')}>{t('messages:inbox.empty_hint')}</EmptyState>
        )}
        {list.length > 0 && <InboxList messages={list} />}
        <ListPages pageCount={totalPages} search={place} query={query} onPage={onPlace} />
      </Together>
    </div>
  )
}
