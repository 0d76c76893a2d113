import { calls } from '@saola/protocol'
import {
  AccountName,
  formSchema,
  PasswordField,
  passwordChanged,
  RefusedNotice,
  useApp,
  useForm,
  useIssueWords,
  useSystemStatus,
  type FormProblems,
} from '@saola/shell'
import { Button, useToast } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './change-password-form.module.css'
import { checkNewPassword, type PasswordChange } from './check-new-password.ts'
import { passwordHint } from './password-hint.ts'

const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const
const nothingTyped: PasswordChange = { oldPassword: '', newPassword: '', confirmNewPassword: '' }

export type ChangePasswordFormProps = {
  /** It is the one act that the screen wants. */
  isTheAct?: boolean
}

/** The form of a password change: the merchant's rule is said first, and the other devices are signed out. */
export function ChangePasswordForm({ isTheAct = false }: ChangePasswordFormProps): ReactElement {
  const { t } = useTranslation('session')
  const { session } = useApp()
  const toast = useToast()
  const rule = useSystemStatus().info.register['password']
  const words = useIssueWords()
  const label = (name: keyof PasswordChange): string => t(`field.${name}`)
  const schema = formSchema<PasswordChange>((values) => {
    const problems: FormProblems<PasswordChange> = Object.fromEntries(
      checkNewPassword(rule, values).map(({ field, issue }) => [
        field,
        issue === 'same' ? t('change.same') : words(issue, label(field)),
      ]),
    )
    return problems
  })
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.member.changePassword, {
    values: nothingTyped,
    onDone: () => {
      passwordChanged(session)
      form.reset()
      toast({ tone: 'good', text: t('change.done') })
    },
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <AccountName />
      {fields.map((name) => (
        <PasswordField
          key={name}
          {...form.register(name)}
          label={label(name)}
          hint={name === 'newPassword' && words(passwordHint(rule), label(name))}
          error={problems[name]}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
        />
      ))}
      <RefusedNotice refused={refused} />
      <Button type="submit" variant={isTheAct ? 'primary' : 'quiet'} wide busy={busy}>
        {t('change.submit')}
      </Button>
      <p className={styles.note}>{t('change.others')}</p>
    </form>
  )
}
