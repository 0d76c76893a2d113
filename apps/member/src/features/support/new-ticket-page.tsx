import { calls, questionTypes, type Ticket } from '@saola/protocol'
import { formSchema, RefusedNotice, useApp, useDocumentTitle, useForm } from '@saola/shell'
import { Button, Card, Field, Select, TextArea, TextInput } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureField, type Picture } from '#shared/picture-field.tsx'
import styles from './tickets.module.css'

export type NewTicketPageProps = { topic: Ticket['topic']; reference: string }

/** A question to the operator, carrying the number of what it is about when it comes from there. */
export function NewTicketPage({ topic, reference }: NewTicketPageProps): ReactElement {
  const { t } = useTranslation(['support', 'shell'])
  const { navigation } = useApp()
  const [picture, setPicture] = useState<Picture>()
  useDocumentTitle(t('support:tickets.new'))
  const schema = formSchema<{ content: string }>(({ content }) => ({
    content: content.trim() === '' ? t('support:ticket.content_required') : undefined,
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.support.openTicket, {
    values: { topic, reference, content: '' },
    toInput: (typed) => ({
      topic: typed.topic,
      content: typed.content,
      ...(typed.reference.trim() !== '' && { reference: typed.reference.trim() }),
      ...(picture !== undefined && { image: picture.base64 }),
    }),
    invalidates: ['support'],
    draft: { name: 'ticket', fields: ['content'] },
    onDone: ({ ticketId }) => navigation.go(`/support/${ticketId}`),
  })
  return (
    <div className={styles.page}>
      <h1>{t('support:tickets.new')}</h1>
      <Card>
        <form className={styles.form} onSubmit={onSubmit} noValidate>
          <RefusedNotice refused={refused} />
          <Field label={t('support:feedback.type')}>
            <Select
              {...form.register('topic')}
              options={questionTypes.map((value) => ({ value, label: t(`support:type.${value}`) }))}
            />
          </Field>
          <Field label={t('support:ticket.reference')}>
            <TextInput {...form.register('reference')} maxLength={64} autoComplete="off" />
          </Field>
          <Field
            label={t('support:ticket.content')}
            hint={t('support:ticket.content_hint')}
            error={problems.content}
            required
          >
            <TextArea {...form.register('content')} rows={6} maxLength={4000} />
          </Field>
          <PictureField picture={picture} onPicture={setPicture} />
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            {t('support:ticket.send')}
          </Button>
        </form>
      </Card>
    </div>
  )
}
