import { formatDateTime } from '@saola/i18n'
import { calls, type OpenSession } from '@saola/protocol'
import { callMutation, languageInUse, useApp, useHasCalls, usePreferences } from '@saola/shell'
import { Button, useToast, type IconName } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SecurityLine } from './security-line.tsx'

/** One sign-in: device, place and times; any but this one can be ended. */
export function SessionLine({ session }: { session: OpenSession }): ReactElement {
  const { t } = useTranslation('security')
  const { api, brand } = useApp()
  const language = languageInUse(usePreferences(), brand)
  const toast = useToast()
  const name = session.device || t('sessions.unknown')
  const canEnd = useHasCalls('member.endSession')
  const end = useMutation({
    ...callMutation(api, calls.member.endSession, { invalidates: ['member'] }),
    onSuccess: () => toast({ tone: 'good', text: t('sessions.ended', { device: name }) }),
  })
  return (
    <SecurityLine
      icon={deviceIcon(session.device)}
      title={name}
      note={
        <>
          {session.place}
          <br />
          {t('sessions.since', { date: formatDateTime(session.since, language) })}
          <br />
          {t('sessions.seen', { date: formatDateTime(session.lastSeen, language) })}
        </>
      }
      {...(session.isCurrent && { state: { tone: 'good' as const, words: t('sessions.this') } })}
    >
      {canEnd && !session.isCurrent && session.sessionId !== '' && (
        <Button
          size="small"
          busy={end.isPending}
          aria-label={t('sessions.end_label', { from: [name, session.place].filter(Boolean).join(', ') })}
          onClick={() => end.mutate({ sessionId: session.sessionId })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </SecurityLine>
  )
}

/** What a device looks like, by its name. */
export function deviceIcon(device: string): IconName {
  return /iPhone|Android|iPad/.test(device) ? 'phone' : 'globe'
}
