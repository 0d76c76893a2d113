import { DataAge, LoadFailed, useApp, useDocumentTitle } from '@saola/shell'
import { Card, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { announcementsQuery } from '#shared/announcements/announcements-query.ts'
import { NoticeWords } from './notice-words.tsx'
import styles from './announcements-page.module.css'

/** What the operator tells everybody, the latest first (system 10). */
export function AnnouncementsPage(): ReactElement {
  const { t } = useTranslation('support')
  const { data, dataUpdatedAt, error, isFetching, isPending, refetch } = useQuery(
    announcementsQuery(useApp()),
  )
  useDocumentTitle(t('announcements'))
  const notices = [...(data?.player ?? []), ...(data?.popup ?? [])].sort(
    (one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0),
  )
  return (
    <div className={styles.page}>
      <h1>{t('announcements')}</h1>
      <DataAge at={dataUpdatedAt} />
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {isPending && <Skeleton height="12rem" />}
      {data !== undefined && notices.length === 0 && <EmptyState title={t('announcements.empty')} />}
      <ul className={`plain-list ${styles.notices}`}>
        {notices.map(({ id, title, content, publishedAt }) => (
          <li key={id ?? title}>
            <Card title={title}>
              <NoticeWords content={content} publishedAt={publishedAt} />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
