import { formatDateTime } from '@saola/i18n'
import { calls, type OpenSession } from '@saola/protocol'
import { Button, Skeleton, useToast } from '@saola/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import {
  askConfirm,
  callMutation,
  callQuery,
  errorText,
  languageInUse,
  useApp,
  usePreferences,
  useText,
} from '@saola/shell'
import { SecurityLine, SecurityLines } from './security-line.tsx'
import styles from './session-list.module.css'

/** Every browser that is signed in to the account; each but this one can be signed out, and all others at once. */
export function SessionList(): ReactElement {
  const { t } = useTranslation('security')
  const { api, brand, dialogs } = useApp()
  const language = languageInUse(usePreferences(), brand)
  const toast = useToast()
  const call = calls.member.sessions
  const sessions = useQuery({ ...callQuery(api, call), meta: { call, quiet: true } })
  const failure = sessions.error === null ? undefined : errorText(sessions.error)
  const say = useText(failure)
  const endOne = useMutation(callMutation(api, calls.member.endSession, { invalidates: ['member'] }))
  const endOthers = useMutation({
    ...callMutation(api, calls.member.endOtherSessions, { invalidates: ['member'] }),
    onSuccess: ({ ended }) => toast({ tone: 'good', text: t('sessions.others_ended', { count: ended }) }),
  })
  const nameOf = ({ device }: OpenSession): string => device || t('sessions.unknown')
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
  const hasOthers = sessions.data.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <SecurityLines>
        {sessions.data.map((each) => (
          <SecurityLine
            key={each.sessionId}
            icon={/iPhone|Android|iPad/.test(each.device) ? 'phone' : 'globe'}
            title={nameOf(each)}
            note={
              <>
                {each.place}
                <br />
                {t('sessions.since', { date: formatDateTime(each.since, language) })}
                <br />
                {t('sessions.seen', { date: formatDateTime(each.lastSeen, language) })}
              </>
            }
            {...(each.isCurrent && { state: { tone: 'good' as const, words: t('sessions.this') } })}
          >
            {!each.isCurrent && each.sessionId !== '' && (
              <Button
                size="small"
                busy={endOne.isPending && endOne.variables.sessionId === each.sessionId}
                aria-label={t('sessions.end_label', {
                  from: [nameOf(each), each.place].filter(Boolean).join(', '),
                })}
                onClick={() =>
                  endOne.mutate(
                    { sessionId: each.sessionId },
                    {
                      onSuccess: () =>
                        toast({ tone: 'good', text: t('sessions.ended', { device: nameOf(each) }) }),
                    },
                  )
                }
              >
                {t('sessions.end')}
              </Button>
            )}
          </SecurityLine>
        ))}
      </SecurityLines>
      <div className={styles.foot}>
        {hasOthers ? (
          <>
            <p className={styles.note}>{t('sessions.note')}</p>
            <Button variant="danger" wide busy={endOthers.isPending} onClick={() => void handleEndOthers()}>
              {t('sessions.end_others')}
            </Button>
          </>
        ) : (
          <p className={styles.note}>{t('sessions.only')}</p>
        )}
      </div>
    </>
  )
}
