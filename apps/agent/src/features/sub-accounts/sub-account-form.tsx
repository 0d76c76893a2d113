import { calls, type SubAccount } from '@saola/protocol'
import { checkRegistration, openingFields, subAccountRules } from '@saola/rules'
import {
  FormAmountField,
  formSchema,
  PasswordField,
  RefusedNotice,
  useApp,
  useForm,
  useIssueWords,
  useSystemStatus,
} from '@saola/shell'
import { Button, Field, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RightsFields } from './rights-fields.tsx'
import { movesMoney, toLevels, toRights, type RightLevels } from './right-levels.ts'
import styles from './sub-accounts.module.css'

/** What its user has to be told, once. */
export type Credentials = { name: string; password: string }

type Typed = {
  label: string
  username: string
  password: string
  levels: RightLevels
  dailyCap: number | null
}

type SubAccountFormProps = {
  /** The one to change; without it a new one is made. */
  subAccount?: SubAccount
  onDone: (credentials: Credentials) => void
}

/** The form of a sub-account: what it is called and may do; of a new one also how its user signs in first. */
export function SubAccountForm({ subAccount, onDone }: SubAccountFormProps): ReactElement {
  const { t } = useTranslation('subaccounts')
  const { api } = useApp()
  const words = useIssueWords()
  const isNew = subAccount === undefined
  const rules = openingFields(useSystemStatus().info.register).filter(
    ({ name }) => name === 'username' || name === 'password',
  )
  const schema = formSchema<Typed>(({ label, username, password, levels, dailyCap }) => {
    const isLabel = label.trim() !== '' && [...label.trim()].length <= subAccountRules.labelLength
    const found = isNew ? checkRegistration(rules, { username, password }) : []
    const problems = found.map((each) => [
      each.field,
      words(each, each.field === 'password' ? t('password') : t('username')),
    ])
    return {
      ...Object.fromEntries(problems),
      label: isLabel ? undefined : t('issue.label', { max: subAccountRules.labelLength }),
      dailyCap: dailyCap === null && movesMoney(levels) ? t('issue.cap') : undefined,
    }
  })
  const { form, onSubmit, problems, busy, refused } = useForm(
    schema,
    ({ label, username, password, levels, dailyCap }: Typed) => {
      const terms = { label, rights: toRights(levels), ...(dailyCap !== null && { dailyCap }) }
      if (isNew) return api.send(calls.team.createSubAccount, { ...terms, username, password })
      const { customerId, isOn } = subAccount
      return api.send(calls.team.changeSubAccount, { ...terms, customerId, isOn })
    },
    {
      values: {
        label: subAccount?.label ?? '',
        username: '',
        password: '',
        levels: toLevels(subAccount?.rights ?? []),
        dailyCap: subAccount?.dailyCap ?? subAccountRules.dailyCap,
      },
      invalidates: ['team'],
      about: isNew ? calls.team.createSubAccount : calls.team.changeSubAccount,
      onDone: ({ customerName: name }, { password }) => onDone({ name, password }),
    },
  )
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field
        label={t('label')}
        hint={t('label.hint', { max: subAccountRules.labelLength })}
        error={problems.label}
        required
      >
        <TextInput {...form.register('label')} autoComplete="off" />
      </Field>
      {isNew && (
        <div className={styles.pair}>
          <Field label={t('username')} error={problems.username} required>
            <TextInput
              {...form.register('username')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <PasswordField
            {...form.register('password')}
            label={t('password')}
            hint={t('password.hint')}
            error={problems.password}
            autoComplete="new-password"
          />
        </div>
      )}
      <Controller
        control={form.control}
        name="levels"
        render={({ field }) => <RightsFields value={field.value} onChange={field.onChange} />}
      />
      {movesMoney(form.watch('levels')) && (
        <FormAmountField
          control={form.control}
          name="dailyCap"
          label={t('cap')}
          hint={t('cap.hint')}
          error={problems.dailyCap}
        />
      )}
      <RefusedNotice refused={refused} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {isNew ? t('create') : t('edit.save')}
      </Button>
    </form>
  )
}
