import { formatDateTime, messageKey, say } from '@saola/i18n'
import { calls, type ChatPage } from '@saola/protocol'
import { chatRules, chatWaitMs, checkChatText, secondMs } from '@saola/rules'
import {
  openDialog,
  useApp,
  useErrorText,
  useLanguage,
  useServerNow,
  useOffline,
  useText,
} from '@saola/shell'
import { Button, Field, Notice, TextInput } from '@saola/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { chatQuery, withMessage } from './chat-query.ts'
import styles from './chat.module.css'

/** From so few letters left on, the box counts them. */
const countedFrom = 50

/** Where a member writes; whoever may not reads why. */
export function ChatBox({ page }: { page: ChatPage }): ReactElement {
  const { t } = useTranslation(['support', 'session'])
  const language = useLanguage()
  const { dialogs } = useApp()
  const { mayWrite, mutedUntil = 0 } = page
  if (mayWrite === 'yes') return <Writing page={page} />
  if (mayWrite === 'guest') {
    return (
      <div className={styles.guest}>
        <span>{t('support:chat.guest')}</span>
        <Button variant="primary" onClick={() => openDialog(dialogs, 'sign-in')}>
          {t('session:sign_in')}
        </Button>
      </div>
    )
  }
  return (
    <Notice tone="info">
      {t(`support:chat.refused.${mayWrite}`, { untilAt: formatDateTime(mutedUntil, language) })}
    </Notice>
  )
}

function Writing({ page }: { page: ChatPage }): ReactElement {
  const { t, i18n } = useTranslation('support')
  const app = useApp()
  const tell = useText()
  const offline = useOffline()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<ReturnType<typeof checkChatText>>()
  const last = page.list.filter(({ isOwn }) => isOwn).at(-1)?.at
  const wait = useWait(last, page.slowSeconds)
  const call = calls.support.say
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wanted: string) => app.api.send(call, { text: wanted }),
    meta: { call, quiet: true },
    onSuccess: (message) => {
      setText('')
      queries.setQueryData<ChatPage>(
        chatQuery(app).queryKey,
        (now) => now && { ...now, list: withMessage(now.list, message) },
      )
    },
  })
  const left = chatRules.longest - [...text].length
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const found = checkChatText(text)
    setRefusal(found)
    if (found === undefined && wait === 0 && !isPending) mutate(text)
  }
  const failure = useErrorText(error)
  const problem = refusal ? say(i18n, messageKey(refusal.key), refusal.params) : failure && tell(failure)
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label={t('chat.write')}
        labelHidden
        error={problem}
        hint={left < countedFrom ? t('chat.left', { left }) : t('chat.slow', { seconds: page.slowSeconds })}
      >
        <TextInput
          value={text}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={t('chat.write')}
          onChange={(event) => {
            setText(event.target.value)
            setRefusal(undefined)
            reset()
          }}
        />
      </Field>
      <Button type="submit" variant="primary" busy={isPending} disabled={offline || wait > 0}>
        {wait > 0 ? t('chat.wait', { seconds: Math.ceil(wait / secondMs) }) : t('chat.send')}
      </Button>
    </form>
  )
}

/** How long until the next message, in ms; the clock ticks only meanwhile. */
function useWait(lastAt: number | undefined, slowSeconds: number): number {
  const still = useServerNow(undefined)
  const [stopped, setStopped] = useState(0)
  const isWaiting = lastAt !== undefined && lastAt !== stopped
  const now = useServerNow(isWaiting ? secondMs : undefined)
  const wait = chatWaitMs(lastAt, slowSeconds, isWaiting ? now : still + slowSeconds * secondMs)
  if (isWaiting && wait === 0) setStopped(lastAt)
  return isWaiting ? wait : 0
}
