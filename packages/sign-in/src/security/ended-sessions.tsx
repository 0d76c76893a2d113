import { formatDateTime } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { callQuery, languageInUse, LoadFailed, Offered, useApp, usePreferences } from '@saola/shell'
import { Icon, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SecurityLine, SecurityLines } from './security-line.tsx'
import { deviceIcon } from './session-line.tsx'
import styles from './session-list.module.css'

/** The sign-ins that have ended, with when and why; asked for once somebody opens the list. */
export function EndedSessions(): ReactElement {
  const { t } = useTranslation('security')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Offered by="member.endedSessions">
      <details className={styles.group} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <span className={styles.device}>{t('ended.title')}</span>
          <Icon name="chevron-down" size={18} />
        </summary>
        {isOpen && <EndedLines />}
      </details>
    </Offered>
  )
}

function EndedLines(): ReactElement {
  const { t } = useTranslation('security')
  const { api, brand } = useApp()
  const language = languageInUse(usePreferences(), brand)
  const call = calls.member.endedSessions
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(api, call),
    meta: { call, quiet: true },
  })
  if (data === undefined && error !== null) {
    return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (data === undefined || data.length === 0) {
    return (
      <div className={styles.loading}>
        {data === undefined ? <Skeleton width="60%" /> : <p className={styles.note}>{t('ended.none')}</p>}
      </div>
    )
  }
  return (
    <SecurityLines>
      {data.map((session) => (
        <SecurityLine
          key={`${session.since}-${session.ended}`}
          icon={deviceIcon(session.device)}
          title={session.device || t('sessions.unknown')}
          note={
            <>
              {session.place}
              <br />
              {t('sessions.since', { date: formatDateTime(session.since, language) })}
              <br />
              {t(`ended.${session.reason}`, { date: formatDateTime(session.ended, language) })}
            </>
          }
        />
      ))}
    </SecurityLines>
  )
}
