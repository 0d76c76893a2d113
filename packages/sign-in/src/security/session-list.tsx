import { calls } from '@saola/protocol'
import { Button, Skeleton, useToast } from '@saola/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { askConfirm, callMutation, callQuery, errorText, useApp, useHasCalls, useText } from '@saola/shell'
import { groupByDevice } from './group-by-device.ts'
import { EndedSessions } from './ended-sessions.tsx'
import { SecurityLines } from './security-line.tsx'
import { SessionGroup } from './session-group.tsx'
import { SessionLine } from './session-line.tsx'
import styles from './session-list.module.css'

/** Every browser that is signed in to the account, by device; each but this one can be signed out, and all others at once. */
export function SessionList(): ReactElement {
  const { t } = useTranslation('security')
  const { api, dialogs } = useApp()
  const toast = useToast()
  const call = calls.member.sessions
  const sessions = useQuery({ ...callQuery(api, call), meta: { call, quiet: true } })
  const failure = sessions.error === null ? undefined : errorText(sessions.error)
  const say = useText(failure)
  const canEndOthers = useHasCalls('member.endOtherSessions')
  const endOthers = useMutation({
    ...callMutation(api, calls.member.endOtherSessions, { invalidates: ['member'] }),
    onSuccess: ({ ended }) => toast({ tone: 'good', text: t('sessions.others_ended', { count: ended }) }),
  })
  const handleEndOthers = async (): Promise<void> => {
    const yes = await askConfirm(dialogs, {
      title: { key: 'security:sessions.end_others_confirm' },
      text: { key: 'security:sessions.end_others_text' },
      confirm: { key: 'security:sessions.end' },
      danger: true,
    })
    if (yes) endOthers.mutate(undefined)
  }
  if (failure !== undefined && sessions.data === undefined) {
    return (
      <p className={styles.note} role="alert">
        {say(failure)}
      </p>
    )
  }
  if (sessions.data === undefined) {
    return (
      <div className={styles.loading}>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </div>
    )
  }
  const groups = groupByDevice(sessions.data)
  const hasOthers = sessions.data.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <SecurityLines>
        {groups.map(({ name, sessions: list }) =>
          list.length === 1 ? (
            list.map((each) => <SessionLine key={each.sessionId} session={each} />)
          ) : (
            <SessionGroup key={name} name={name} sessions={list} />
          ),
        )}
      </SecurityLines>
      <EndedSessions />
      <div className={styles.foot}>
        {hasOthers ? (
          <>
            <p className={styles.note}>{t('sessions.note')}</p>
            {canEndOthers && (
              <Button variant="danger" wide busy={endOthers.isPending} onClick={() => void handleEndOthers()}>
                {t('sessions.end_others')}
              </Button>
            )}
          </>
        ) : (
          <p className={styles.note}>{t('sessions.only')}</p>
        )}
      </div>
    </>
  )
}
