import { formatDateTime } from '@saola/i18n'
import { calls, type InboxMessage } from '@saola/protocol'
import { Badge, Card } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { callMutation } from '../calls/call-mutation.ts'
import { useApp } from '../context/app-context.tsx'
import { useLanguage } from '../preferences/use-language.ts'
import { RichText } from '../parts/rich-text.tsx'
import styles from './inbox-list.module.css'

/** What was written to somebody, newest first; a message opens where it stands and counts as read then. */
export function InboxList({ messages }: { messages: readonly InboxMessage[] }): ReactElement {
  const { api } = useApp()
  const reading = useMutation(
    callMutation(api, calls.support.readMessage, { invalidates: ['support'], quiet: true }),
  )
  return (
    <Card variant="flush">
      <ul className="plain-list">
        {messages.map((message) => (
          <li key={message.messageId} className={styles.line}>
            <Message message={message} onRead={() => reading.mutate({ messageId: message.messageId })} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Message({ message, onRead }: { message: InboxMessage; onRead: () => void }): ReactElement {
  const { t } = useTranslation('messages')
  const language = useLanguage()
  const { brand } = useApp()
  const { title, content, senderName, sentAt, isRead } = message
  return (
    <details
      className={styles.message}
      onToggle={({ currentTarget }) => currentTarget.open && !isRead && onRead()}
    >
      <summary className={styles.head}>
        <span className={styles.words}>
          <b className={styles.title}>{title}</b>
          <span className={styles.quiet}>
            {t('inbox.from', { name: senderName || brand.name })} ·{' '}
            <time>{formatDateTime(sentAt, language)}</time>
          </span>
        </span>
        {!isRead && <Badge tone="accent">{t('inbox.new')}</Badge>}
      </summary>
      {/* What a person wrote is shown as it was typed: a link in it would look like one of ours. */}
      {senderName === '' ? (
        <RichText text={content} className={styles.content} />
      ) : (
        <p className={styles.content}>{content}</p>
      )}
    </details>
  )
}
