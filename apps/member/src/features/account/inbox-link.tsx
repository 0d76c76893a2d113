import { callQuery, stale, useApp } from '@saola/shell'
import { calls } from '@saola/protocol'
import { Icon } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './inbox-link.module.css'

const mostShown = 99

/** The way to the inbox, with the number of messages that wait in it. */
export function InboxLink(): ReactElement {
  const { t } = useTranslation('member')
  const count = useUnreadMessages()
  const unread = count > 0 ? `, ${t('messages.unread', { count })}` : ''
  return (
    <Link to={paths.messages} className={styles.inbox} aria-label={`${t('messages')}${unread}`}>
      <Icon name="mail" size={22} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </Link>
  )
}

/** How many messages the member has not read; none until it is known. */
export function useUnreadMessages(): number {
  const query = callQuery(useApp().api, calls.support.inbox, { page: 1, size: 1 })
  const { data } = useQuery({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
  return data?.unreadCount ?? 0
}
