import { isApiError } from '@saola/api-client'
import { messageKey, say as sayKey } from '@saola/i18n'
import { calls } from '@saola/protocol'
import {
  callMutation,
  errorText,
  passwordChanged,
  useApp,
  useSystemStatus,
  useText,
  type DialogText,
} from '@saola/shell'
import { Button, Field, Notice, PasswordInput, useToast } from '@saola/ui'
import { messageOf, type Issue } from '@saola/validation'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { passwordHint } from '#shared/account/password-hint.ts'
import styles from './account-settings.module.css'
import { checkNewPassword, type PasswordChange } from './check-new-password.ts'

const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const
const empty: PasswordChange = { oldPassword: '', newPassword: '', confirmNewPassword: '' }

export type ChangePasswordFormProps = {
  /** It is the one act that the screen wants. */
  isTheAct?: boolean
}

/** The form of a password change: the merchant's rule is said first, and the other devices are signed out. */
export function ChangePasswordForm({ isTheAct = false }: ChangePasswordFormProps): ReactElement {
  const { t, i18n } = useTranslation(['session', 'validation', 'shell'])
  const app = useApp()
  const toast = useToast()
  const rule = useSystemStatus().info.register['password']
  const [refused, setRefused] = useState<DialogText>()
  const say = useText(refused)
  const hint = passwordHint(rule)

  const words = (found: Issue, field: keyof PasswordChange): string => {
    const { key, params } = messageOf(found)
    return sayKey(i18n, messageKey(key), { ...params, field: t(`session:field.${field}`) })
  }
  const form = useForm<PasswordChange>({
    defaultValues: empty,
    mode: 'onTouched',
    resolver: (values) => {
      const errors: FieldErrors<PasswordChange> = {}
      for (const { field, issue } of checkNewPassword(rule, values)) {
        const message = issue === 'same' ? t('session:change.same') : words(issue, field)
        errors[field] = { type: issue === 'same' ? issue : issue.key, message }
      }
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
  const change = useMutation({
    ...callMutation(app.api, calls.member.changePassword, { quiet: true }),
    onMutate: () => setRefused(undefined),
    onSuccess: () => {
      passwordChanged(app.session)
      form.reset(empty)
      toast({ tone: 'good', text: t('session:change.done') })
    },
    onError: (error) => {
      const text = errorText(error)
      const field = fields.find((each) => isApiError(error) && error.field === each)
      if (field === undefined || !('words' in text)) setRefused(text)
      else form.setError(field, { type: 'server', message: text.words }, { shouldFocus: true })
    },
  })
  const { errors } = form.formState
  const handleSubmit = form.handleSubmit((values) => change.mutate(values))
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {/* Lets a password manager know whose password this is. */}
      <input type="text" hidden autoComplete="username" value={app.session.member?.account ?? ''} readOnly />
      {fields.map((name) => (
        <Field
          key={name}
          label={t(`session:field.${name}`)}
          hint={name === 'newPassword' && hint !== undefined && words(hint, name)}
          error={errors[name]?.message}
          required
        >
          <PasswordInput
            {...form.register(name)}
            autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            showLabel={t('session:password.show')}
            hideLabel={t('session:password.hide')}
          />
        </Field>
      ))}
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
      <Button type="submit" variant={isTheAct ? 'primary' : 'quiet'} wide busy={change.isPending}>
        {t('session:change.submit')}
      </Button>
      <p className={styles.note}>{t('session:change.others')}</p>
    </form>
  )
}
