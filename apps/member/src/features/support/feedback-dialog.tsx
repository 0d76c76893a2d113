import { calls, questionTypes } from '@saola/protocol'
import { formSchema, RefusedNotice, useForm, useIssueWords, type AppDialogProps } from '@saola/shell'
import { Button, Dialog, Field, Select, TextArea, TextInput, useToast } from '@saola/ui'
import { checkFeedback, countWords, feedbackWords } from '@saola/validation'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FeedbackSent } from './feedback-sent.tsx'
import styles from './tickets.module.css'

/** Feedback or a complaint, from members and guests, over whatever page one is on (support 4). */
export function FeedbackDialog({ onClose }: AppDialogProps): ReactElement {
  const { t } = useTranslation(['support', 'shell'])
  const toast = useToast()
  const say = useIssueWords()
  const [sent, setSent] = useState<{ reference: string; contact: string }>()
  const schema = formSchema<{ content: string }>(({ content }) => ({
    content: say(checkFeedback(content)[0], t('support:feedback.content')),
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.support.feedback, {
    values: { type: 'other' as (typeof questionTypes)[number], content: '', contact: '' },
    toInput: ({ type, content, contact }) => ({
      type,
      content,
      ...(contact.trim() !== '' && { contact: contact.trim() }),
    }),
    draft: { name: 'feedback', fields: ['content'] },
    onDone: ({ reference }, { contact }) => {
      if (reference !== undefined) {
        setSent({ reference, contact: contact.trim() })
        return
      }
      toast({ tone: 'good', text: t('support:feedback.sent') })
      onClose()
    },
  })
  const count = countWords(form.watch('content'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('support:feedback')}
      closeLabel={t('shell:dialog.close')}
    >
      {sent !== undefined && <FeedbackSent {...sent} onClose={onClose} />}
      <form className={styles.form} onSubmit={onSubmit} noValidate hidden={sent !== undefined}>
        <RefusedNotice refused={refused} />
        <Field label={t('support:feedback.type')}>
          <Select
            {...form.register('type')}
            options={questionTypes.map((value) => ({ value, label: t(`support:type.${value}`) }))}
          />
        </Field>
        <Field
          label={t('support:feedback.content')}
          hint={t('support:feedback.content_hint')}
          aside={
            <span className={styles.quiet}>
              {t('support:feedback.words', { count, max: feedbackWords.max })}
            </span>
          }
          error={problems.content}
          required
        >
          <TextArea {...form.register('content')} rows={6} maxLength={8000} />
        </Field>
        <Field label={t('support:feedback.contact')}>
          <TextInput {...form.register('contact')} maxLength={200} autoComplete="email" />
        </Field>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t('support:feedback.send')}
        </Button>
      </form>
    </Dialog>
  )
}
