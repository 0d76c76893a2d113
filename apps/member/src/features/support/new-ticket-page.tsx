import { calls, questionTypes, type Ticket } from '@saola/protocol'
import { callMutation, errorText, useApp, useDocumentTitle, useText, useTextDraft } from '@saola/shell'
import type { Issue } from '@saola/validation'
import { Button, Card, Field, Notice, Select, TextArea, TextInput } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureField, type Picture } from '#shared/picture-field.tsx'
import styles from './tickets.module.css'

export type NewTicketPageProps = { topic: Ticket['topic']; reference: string }

/** A question to the operator, carrying the number of what it is about when it comes from there. */
export function NewTicketPage(from: NewTicketPageProps): ReactElement {
  const { t } = useTranslation(['support', 'shell'])
  const { api, navigation } = useApp()
  const [topic, setTopic] = useState(from.topic)
  const [reference, setReference] = useState(from.reference)
  const [content, setContent] = useTextDraft('ticket')
  const [isMissing, setMissing] = useState(false)
  const [picture, setPicture] = useState<Picture>()
  const [issue, setIssue] = useState<Issue>()
  const send = useMutation({
    ...callMutation(api, calls.support.openTicket, { invalidates: ['support'], quiet: true }),
    onSuccess: ({ ticketId }) => navigation.go(`/support/${ticketId}`),
  })
  const refused = send.error === null ? undefined : errorText(send.error)
  const say = useText(refused)
  useDocumentTitle(t('support:tickets.new'))
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setMissing(content.trim() === '')
    if (content.trim() === '') return
    send.mutate({
      topic,
      content,
      ...(reference.trim() !== '' && { reference: reference.trim() }),
      ...(picture !== undefined && { image: picture.base64 }),
    })
  }
  return (
    <div className={styles.page}>
      <h1>{t('support:tickets.new')}</h1>
      <Card>
        <form className={styles.form} onSubmit={handleSubmit} noValidate>
          {refused !== undefined && (
            <Notice tone="bad" live>
              {say(refused)}
            </Notice>
          )}
          <Field label={t('support:feedback.type')}>
            <Select
              value={topic}
              options={questionTypes.map((value) => ({ value, label: t(`support:type.${value}`) }))}
              onChange={(event) =>
                setTopic(questionTypes.find((each) => each === event.target.value) ?? 'other')
              }
            />
          </Field>
          <Field label={t('support:ticket.reference')}>
            <TextInput
              value={reference}
              maxLength={64}
              autoComplete="off"
              onChange={(event) => setReference(event.target.value)}
            />
          </Field>
          <Field
            label={t('support:ticket.content')}
            hint={t('support:ticket.content_hint')}
            error={isMissing && t('support:ticket.content_required')}
            required
          >
            <TextArea
              rows={6}
              maxLength={4000}
              value={content}
              onChange={(event) => setContent(event.target.value)}
            />
          </Field>
          <PictureField
            picture={picture}
            issue={issue}
            onPicture={(next, wrong) => {
              setPicture(next)
              setIssue(wrong)
            }}
          />
          <Button type="submit" variant="primary" size="large" wide busy={send.isPending}>
            {t('support:ticket.send')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
