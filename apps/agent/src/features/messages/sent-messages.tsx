import { formatDateTime } from '@saola/i18n'
import type { SentMessage } from '@saola/protocol'
import { ListPages, LoadFailed, useApp, useLanguage, type ListPlace } from '@saola/shell'
import { Card, EmptyState, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { messagePageSize, sentQuery } from './message-queries.ts'
import styles from './messages.module.css'

/** What the agent wrote to its line, and how far each message got. */
export function SentMessages({
  place,
  onPlace,
}: {
  place: ListPlace
  onPlace: (place: ListPlace) => void
}): ReactElement {
  const { t } = useTranslation('messages')
  const query = useQuery(sentQuery(useApp(), place))
  const { data, error, isPending, isFetching, refetch } = query
  if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton height="12rem" />
  if (data.totalCount === 0) return <EmptyState title={t('sent.empty')}>{t('sent.empty_hint')}</EmptyState>
  return (
    <div className={styles.list} aria-busy={isFetching}>
      {data.list.map((message) => (
        <Sent key={message.messageId} message={message} />
      ))}
      <ListPages
        pageCount={Math.ceil(data.totalCount / messagePageSize)}
        search={place}
        query={query}
        onPage={onPlace}
      />
    </div>
  )
}

function Sent({ message }: { message: SentMessage }): ReactElement {
  const { t } = useTranslation('messages')
  const language = useLanguage()
  const { audience, receiverName, actorLabel, receivers, read } = message
  return (
    <Card title={message.title}>
      <div className={styles.message}>
        <p className={styles.content}>{message.content}</p>
        <p className={styles.facts}>
          <span>{t('sent.to', { audience: receiverName ?? t(`audience.${audience}`) })}</span>
          <span className="figures">{t('sent.read', { read, receivers })}</span>
          {actorLabel !== undefined && <span>{t('sent.by', { name: actorLabel })}</span>}
          <time className="figures">{formatDateTime(message.sentAt, language)}</time>
        </p>
      </div>
    </Card>
  )
}
