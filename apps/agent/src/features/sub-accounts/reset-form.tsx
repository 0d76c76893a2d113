import { calls, type SubAccount } from '@saola/protocol'
import { checkRegistration, openingFields } from '@saola/rules'
import {
  formSchema,
  PasswordField,
  RefusedNotice,
  useForm,
  useIssueWords,
  useSystemStatus,
} from '@saola/shell'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credentials } from './sub-account-form.tsx'
import styles from './sub-accounts.module.css'

type ResetFormProps = { subAccount: SubAccount; onDone: (credentials: Credentials) => void }

/** Another first password, for a user who forgot the own one or for somebody else. */
export function ResetForm({ subAccount, onDone }: ResetFormProps): ReactElement {
  const { t } = useTranslation('subaccounts')
  const words = useIssueWords()
  const { customerId, customerName: name } = subAccount
  const rules = openingFields(useSystemStatus().info.register).filter((rule) => rule.name === 'password')
  const schema = formSchema<{ password: string }>((typed) => {
    const found = checkRegistration(rules, typed)[0]
    return { password: found && words(found, t('password')) }
  })
  const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.team.resetSubAccount, {
    values: { password: '' },
    toInput: ({ password }) => ({ customerId, password }),
    invalidates: ['team'],
    onDone: (_, { password }) => onDone({ name, password }),
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.quiet}>{t('password.reset_note', { name })}</p>
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        hint={t('password.hint')}
        error={problems.password}
        autoComplete="new-password"
      />
      <RefusedNotice refused={refused} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('password.reset')}
      </Button>
    </form>
  )
}
