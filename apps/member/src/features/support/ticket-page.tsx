import { formatDateTime } from '@saola/i18n'
import { calls, type TicketThread } from '@saola/protocol'
import {
  callMutation,
  formSchema,
  LoadFailed,
  Offered,
  RefusedNotice,
  useApp,
  useDocumentTitle,
  useForm,
  useLanguage,
} from '@saola/shell'
import { Button, Card, classNames, Field, Icon, Skeleton, TextArea } from '@saola/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureField, type Picture } from '#shared/picture-field.tsx'
import { ticketQuery } from './ticket-queries.ts'
import { TicketState } from './ticket-state.tsx'
import styles from './tickets.module.css'

/** One question with all that was said, and the place to say more. */
export function TicketPage({ ticketId }: { ticketId: string }): ReactElement {
  const { t } = useTranslation('support')
  const { data, error, isFetching, refetch } = useQuery(ticketQuery(useApp(), ticketId))
  useDocumentTitle(t('ticket.title', { id: ticketId }))
  return (
    <div className={styles.page}>
      <Link to="/support" className={styles.back}>
        <Icon name="chevron-left" size={18} />
        {t('tickets')}
      </Link>
      <h1>{t('ticket.title', { id: ticketId })}</h1>
      {error !== null && data === undefined && (
        <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton height="14rem" />}
      {data !== undefined && (
        <>
          <TicketFacts thread={data} />
          <Messages thread={data} />
          <Offered by="support.replyTicket">
            <Reply thread={data} />
          </Offered>
        </>
      )}
    </div>
  )
}

function TicketFacts({ thread }: { thread: TicketThread }): ReactElement {
  const { t } = useTranslation('support')
  const language = useLanguage()
  return (
    <p className={styles.facts}>
      <TicketState state={thread.state} />
      <b>{t(`type.${thread.topic}`)}</b>
      {thread.reference !== undefined && <span>{t('ticket.about', { reference: thread.reference })}</span>}
      {thread.replyBy !== undefined && (
        <span className={styles.quiet}>
          {t('ticket.reply_by', { time: formatDateTime(thread.replyBy, language) })}
        </span>
      )}
    </p>
  )
}

function Messages({ thread }: { thread: TicketThread }): ReactElement {
  const { t } = useTranslation('support')
  const language = useLanguage()
  return (
    <ol className={styles.thread} aria-live="polite">
      {thread.messages.map((message) => (
        <li key={message.messageId} className={classNames(styles.message, styles[message.by])}>
          <p className={styles.quiet}>
            <b>{t(`ticket.by.${message.by}`)}</b>
            {' · '}
            <time dateTime={new Date(message.at).toISOString()}>{formatDateTime(message.at, language)}</time>
          </p>
          <p className={styles.content}>{message.content}</p>
          {message.image !== undefined && <img src={message.image} alt={t('ticket.image_alt')} />}
        </li>
      ))}
    </ol>
  )
}

function Reply({ thread }: { thread: TicketThread }): ReactElement {
  const { t } = useTranslation('support')
  const { api } = useApp()
  const { ticketId } = thread
  const [picture, setPicture] = useState<Picture>()
  const schema = formSchema<{ content: string }>(({ content }) => ({
    content: content.trim() === '' ? t('ticket.content_required') : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.support.replyTicket, {
    values: { content: '' },
    toInput: ({ content }) => ({
      ticketId,
      content,
      ...(picture !== undefined && { image: picture.base64 }),
    }),
    invalidates: ['support'],
    draft: { name: `ticket-${ticketId}`, fields: ['content'] },
    onDone: () => {
      form.reset()
      setPicture(undefined)
    },
  })
  const close = useMutation(callMutation(api, calls.support.closeTicket, { invalidates: ['support'] }))
  return (
    <Card>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <RefusedNotice refused={refused} />
        <Field
          label={t('ticket.reply')}
          hint={thread.state === 'closed' ? t('ticket.closed_hint') : undefined}
          error={problems.content}
        >
          <TextArea {...form.register('content')} rows={3} maxLength={4000} />
        </Field>
        <PictureField picture={picture} onPicture={setPicture} />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('ticket.send')}
          </Button>
          {thread.state !== 'closed' && (
            <Offered by="support.closeTicket">
              <Button busy={close.isPending} onClick={() => close.mutate({ ticketId })}>
                {t('ticket.close')}
              </Button>
            </Offered>
          )}
        </div>
      </form>
    </Card>
  )
}
