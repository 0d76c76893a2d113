import {
  calls,
  concernRelations,
  concernWishes,
  type ConcernKind,
  type ConcernRelation,
} from '@saola/protocol'
import { formSchema, RefusedNotice, useForm, useIssueWords } from '@saola/shell'
import { Button, Field, Select, TextArea, TextInput } from '@saola/ui'
import { checkConcern, type ConcernTexts } from '@saola/validation'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './concern-page.module.css'

export type ConcernFormProps = { kind: ConcernKind; onSent: (reference: string) => void }

/** Who is meant, why, and who reports; what was typed stays when the other kind is looked at. */
export function ConcernForm({ kind, onSent }: ConcernFormProps): ReactElement {
  const { t } = useTranslation('protection')
  const say = useIssueWords()
  const schema = formSchema<ConcernTexts>((typed) => {
    const found = checkConcern(typed)
    const about = (field: keyof ConcernTexts, label: string): string | undefined =>
      say(
        found.find((issue) => issue.field === field),
        label,
      )
    return {
      person: about('person', t('concern.person')),
      personName: about('personName', t('concern.person_name')),
      story: about('story', t('concern.story')),
      reporterName: about('reporterName', t('concern.reporter_name')),
      reporterContact: about('reporterContact', t('concern.reporter_contact')),
    }
  })
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.protection.report, {
    values: {
      person: '',
      personName: '',
      relation: 'parent' as ConcernRelation,
      wish: 'exclude' as (typeof concernWishes)[number],
      story: '',
      reporterName: '',
      reporterContact: '',
    },
    toInput: ({ wish, personName, ...typed }) => ({
      ...typed,
      kind,
      ...(personName.trim() !== '' && { personName }),
      ...(kind === 'family' && { wish }),
    }),
    onDone: ({ reference }) => onSent(reference),
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <RefusedNotice refused={refused} />
      <Field label={t('concern.person')} error={problems.person} required>
        <TextInput {...form.register('person')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={t('concern.person_name')} error={problems.personName}>
        <TextInput {...form.register('personName')} maxLength={100} autoComplete="off" />
      </Field>
      <Field label={t('concern.relation')}>
        <Select
          {...form.register('relation')}
          options={concernRelations.map((value) => ({ value, label: t(`concern.relation.${value}`) }))}
        />
      </Field>
      {kind === 'family' && (
        <Field label={t('concern.wish')}>
          <Select
            {...form.register('wish')}
            options={concernWishes.map((value) => ({ value, label: t(`concern.wish.${value}`) }))}
          />
        </Field>
      )}
      <Field label={t('concern.story')} hint={t('concern.story_hint')} error={problems.story} required>
        <TextArea {...form.register('story')} rows={5} maxLength={8000} />
      </Field>
      <Field label={t('concern.reporter_name')} error={problems.reporterName} required>
        <TextInput {...form.register('reporterName')} maxLength={100} autoComplete="name" />
      </Field>
      <Field
        label={t('concern.reporter_contact')}
        hint={t('concern.contact_hint')}
        error={problems.reporterContact}
        required
      >
        <TextInput {...form.register('reporterContact')} maxLength={100} autoComplete="email" />
      </Field>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('concern.send')}
      </Button>
    </form>
  )
}
