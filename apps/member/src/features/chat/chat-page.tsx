import { accountType, calls, type ChatMessage, type ChatPage as Page } from '@saola/protocol'
import { LoadFailed, Offered, useApp, useDocumentTitle, useSession } from '@saola/shell'
import { Button, Card, EmptyState, Icon, Notice, Skeleton } from '@saola/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatBox } from './chat-box.tsx'
import { ChatLine } from './chat-line.tsx'
import { chatQuery } from './chat-query.ts'
import styles from './chat.module.css'
import { useChatEvents } from './use-chat-events.ts'

/** So near to its end somebody reads along; new messages scroll into sight then. */
const nearPx = 96

/** The chat room: what is said, how many are here, and the box to write in (support 13 to 15). */
export function ChatPage(): ReactElement {
  const { t } = useTranslation('support')
  const { data, error, isFetching, refetch } = useQuery(chatQuery(useApp()))
  const isConnected = useChatEvents()
  useDocumentTitle(t('chat'))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('chat')}</h1>
        {data !== undefined && (
          <span className={styles.here}>
            <Icon name="team" size={18} /> {t('chat.listeners', { count: Math.max(1, data.listeners) })}
          </span>
        )}
        <p className={styles.quiet}>{t('chat.lede')}</p>
      </header>
      {data === undefined && error === null && <Skeleton height="24rem" />}
      {data === undefined && error !== null && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Card variant="flush" className={styles.room}>
          {!isConnected && <Notice tone="warn">{t('chat.away')}</Notice>}
          <Messages page={data} />
          <Offered by="support.say">
            <div className={styles.box}>
              <ChatBox page={data} />
            </div>
          </Offered>
        </Card>
      )}
    </div>
  )
}

function Messages({ page }: { page: Page }): ReactElement {
  const { t } = useTranslation('support')
  const { api } = useApp()
  const mayReport = useSession().member?.type === accountType.member
  const scroll = useRef<HTMLElement>(null)
  const isNear = useRef(true)
  const [earlier, setEarlier] = useState<readonly ChatMessage[]>([])
  const [hasEarlier, setHasEarlier] = useState(page.hasEarlier)
  const list = [...earlier, ...page.list]
  const [first] = list
  const lastId = page.list.at(-1)?.messageId
  const older = useMutation({
    mutationFn: () => api.send(calls.support.chat, first ? { before: first.messageId } : {}),
    onSuccess: (before) => {
      setEarlier((known) => [...before.list, ...known])
      setHasEarlier(before.hasEarlier)
    },
  })
  useEffect(() => {
    if (lastId !== undefined && isNear.current) scroll.current?.scrollTo({ top: scroll.current.scrollHeight })
  }, [lastId])
  const handleScroll = (): void => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroll.current ?? {}
    isNear.current = scrollHeight - scrollTop - clientHeight < nearPx
  }
  // It scrolls, so the keyboard must reach it.
  const scrolls = {
    ref: scroll,
    className: styles.scroll,
    onScroll: handleScroll,
    tabIndex: 0,
    'aria-label': t('chat'),
  }
  if (list.length === 0) return <EmptyState title={t('chat.empty')}>{t('chat.empty_hint')}</EmptyState>
  return (
    <section {...scrolls}>
      {hasEarlier && (
        <Button size="small" busy={older.isPending} onClick={() => older.mutate()}>
          {t('chat.earlier')}
        </Button>
      )}
      <div role="log">
        <ul className="plain-list">
          {list.map((message) => (
            <ChatLine key={message.messageId} message={message} mayReport={mayReport} />
          ))}
        </ul>
      </div>
    </section>
  )
}
