import { formatTime } from '@saola/i18n'
import { calls, type ChatMessage } from '@saola/protocol'
import { Offered, useApp, useLanguage } from '@saola/shell'
import { Badge, IconButton, useToast } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './chat.module.css'

export type ChatLineProps = { message: ChatMessage; mayReport: boolean }

/** One message: who, when and what; somebody else's can be reported. */
export function ChatLine({ message, mayReport }: ChatLineProps): ReactElement {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const toast = useToast()
  const { api } = useApp()
  const { messageId, name, at, text, isOwn = false, isStaff = false, isLookalike = false } = message
  const call = calls.support.reportMessage
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.send(call, { messageId }),
    meta: { call },
    onSuccess: () => toast({ tone: 'good', text: t('chat.reported') }),
  })
  return (
    <li className={styles.line} data-own={isOwn}>
      <div className={styles.bubble}>
        <p className={styles.by}>
          <b>{isOwn ? t('chat.own') : name}</b>
          {isStaff && <Badge tone="accent">{t('chat.staff')}</Badge>}
          {isLookalike && !isOwn && <Badge tone="warn">{t('chat.lookalike')}</Badge>}
          <time className="figures" dateTime={new Date(at).toISOString()}>
            {formatTime(at, language)}
          </time>
        </p>
        <p className={text === undefined ? styles.gone : styles.text}>{text ?? t('chat.hidden')}</p>
      </div>
      {mayReport && !isOwn && !isStaff && text !== undefined && (
        <Offered by="support.reportMessage">
          <IconButton
            icon="warning"
            label={t('chat.report_of', { name })}
            disabled={isPending || isSuccess}
            onClick={() => mutate()}
          />
        </Offered>
      )}
    </li>
  )
}
