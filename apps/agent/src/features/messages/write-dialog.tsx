import { messageKey, say } from '@saola/i18n'
import { calls, messageAudiences } from '@saola/protocol'
import { checkLineMessage, lineMessageRules } from '@saola/rules'
import { formSchema, RefusedNotice, useApp, useForm } from '@saola/shell'
import { Button, ChoiceChips, Dialog, Field, Notice, TextArea, TextInput, useToast } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sentQuery } from './message-queries.ts'
import styles from './messages.module.css'

type Typed = {
  audience: (typeof messageAudiences)[number]
  customerName: string
  title: string
  content: string
}

type WriteDialogProps = {
  /** The name of the one account that it is for, as it is shown, and the id. */
  to: string | undefined
  id: number | undefined
  onClose: () => void
  onSent: () => void
}

/** A message to the line: to whom, and what it says. */
export function WriteDialog({ to, id, onClose, onSent }: WriteDialogProps): ReactElement {
  const { t, i18n } = useTranslation(['messages', 'shell'])
  const app = useApp()
  const toast = useToast()
  const left = useQuery(sentQuery(app, {})).data?.leftToday
  const { titleLength, contentLength } = lineMessageRules
  const schema = formSchema<Typed>((typed) => {
    const { title, content } = checkLineMessage(typed)
    const isNamed = typed.audience !== 'one' || typed.customerName.trim() !== ''
    return {
      customerName: isNamed ? undefined : t('messages:issue.account'),
      title: title && say(i18n, messageKey(title.key), title.params),
      content: content && say(i18n, messageKey(content.key), content.params),
    }
  })
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.team.sendMessage, {
    values: {
      audience: to === undefined ? 'direct' : 'one',
      customerName: to ?? '',
      title: '',
      content: '',
    } as Typed,
    toInput: ({ audience, customerName, title, content }) => ({
      audience,
      title,
      content,
      // Another name that was typed over it is another account.
      ...(audience === 'one' &&
        (id !== undefined && customerName === to ? { customerId: String(id) } : { customerName })),
    }),
    invalidates: ['team'],
    draft: { name: 'line-message', fields: ['title', 'content'] },
    onDone: ({ receivers }) => {
      toast({ tone: 'good', text: t('messages:write.done', { count: receivers }) })
      onClose()
      onSent()
    },
  })
  const audience = useWatch({ control: form.control, name: 'audience' })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('messages:write')}
      closeLabel={t('shell:dialog.close')}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Controller
          control={form.control}
          name="audience"
          render={({ field }) => (
            <ChoiceChips
              legend={t('messages:write.audience')}
              choices={messageAudiences.map((value) => ({ value, label: t(`messages:audience.${value}`) }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
        {audience === 'one' && (
          <Field label={t('messages:write.name')} error={problems.customerName} required>
            <TextInput
              {...form.register('customerName')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        )}
        <Field label={t('messages:write.subject')} error={problems.title} required>
          <TextInput {...form.register('title')} autoComplete="off" maxLength={titleLength} />
        </Field>
        <Field
          label={t('messages:write.content')}
          hint={t('messages:write.content_hint', { max: contentLength })}
          error={problems.content}
          required
        >
          <TextArea {...form.register('content')} rows={5} />
        </Field>
        <p className={styles.quiet}>
          <span>{t('messages:write.who')}</span>
          {left !== undefined && left > 0 && ` ${t('messages:write.left', { count: left })}.`}
        </p>
        {left === 0 && <Notice tone="warn">{t('messages:write.none_left')}</Notice>}
        <RefusedNotice refused={refused} />
        <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={left === 0}>
          {t('messages:write.send')}
        </Button>
      </form>
    </Dialog>
  )
}
