import { calls, documentKinds, type DocumentKind } from '@saola/protocol'
import { DayEntry, formSchema, RefusedNotice, useApp, useForm } from '@saola/shell'
import { Button, Field, Select, TextInput } from '@saola/ui'
import { useEffect, type ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './identity.module.css'
import { identityQuery } from './identity-query.ts'

export type IdentityFormProps = { takesFocus: boolean; onSent: () => void }

type Shown = { fullName: string; bornOn: string; documentKind: DocumentKind; documentNumber: string }

const nothingShown: Shown = { fullName: '', bornOn: '', documentKind: 'identity_card', documentNumber: '' }

/** As many signs as the number of a document has, blanks among them. */
const numbers = /^[A-Za-z\d][A-Za-z\d .-]{3,28}[A-Za-z\d]$/

/** Nobody who plays was born before. */
const firstDay = '1900-01-01'

/** Who one is, and by which document; whether that is so is not for the page to judge. */
export function IdentityForm({ takesFocus, onSent }: IdentityFormProps): ReactElement {
  const { t } = useTranslation('verification')
  const app = useApp()
  const schema = formSchema<Shown>(({ fullName, bornOn, documentNumber }) => ({
    fullName: fullName.trim() === '' ? t('needed.name') : undefined,
    bornOn: bornOn === '' ? t('needed.born') : undefined,
    documentNumber: numbers.test(documentNumber.trim()) ? undefined : t('needed.number'),
  }))
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.member.verifyIdentity, {
    values: nothingShown,
    toInput: ({ documentNumber, ...shown }) => ({ ...shown, documentNumber: documentNumber.trim() }),
    onDone: (state) => {
      app.queryClient.setQueryData(identityQuery(app).queryKey, state)
      onSent()
    },
  })
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('fullName')
  }, [takesFocus, setFocus])
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field label={t('field.name')} hint={t('field.name_hint')} error={problems.fullName} required>
        <TextInput {...form.register('fullName')} autoComplete="name" maxLength={100} />
      </Field>
      <Controller
        control={form.control}
        name="bornOn"
        render={({ field: { value, onChange, onBlur } }) => (
          <DayEntry
            label={t('field.born')}
            error={problems.bornOn}
            day={value}
            min={firstDay}
            onDay={onChange}
            onBlur={onBlur}
            autoComplete="bday"
            mayBeEmpty
          />
        )}
      />
      <Field label={t('field.kind')}>
        <Select
          {...form.register('documentKind')}
          options={documentKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Field>
      <Field label={t('field.number')} hint={t('field.number_hint')} error={problems.documentNumber} required>
        <TextInput
          {...form.register('documentNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
        />
      </Field>
      <RefusedNotice refused={refused} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('send')}
      </Button>
    </form>
  )
}
