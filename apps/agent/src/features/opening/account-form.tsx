import { calls } from '@saola/protocol'
import { checkRegistration, openingFields, type OpeningFieldName } from '@saola/rules'
import { formSchema, PasswordField, RefusedNotice, useApp, useForm, useSystemStatus } from '@saola/shell'
import { Button, Card, ChoiceChips, Field, TextInput, type TextInputProps } from '@saola/ui'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './opening.module.css'
import { RebateField } from './rebate-field.tsx'
import { useOpeningTexts } from './use-opening-texts.ts'

/** An account that was just opened, with the password that its owner gets from the agent. */
/** Without an id the gateway said no more than that it is open. */
export type OpenedAccount = { customerId: string | undefined; name: string; password: string }

type Typed = Record<OpeningFieldName, string> & { type: 0 | 1; rebate: string }

type AccountFormProps = {
  /** The most rebate that may be given. */
  own: string
  onOpened: (account: OpenedAccount) => void
}

const empty: Typed = {
  type: 0,
  username: '',
  password: '',
  rebate: '0',
  nickname: '',
  mobileNum: '',
  email: '',
  zalo: '',
}

/** The form of one account: who it is for, its first password and its share; contacts may be left out. */
export function AccountForm({ own, onOpened }: AccountFormProps): ReactElement {
  const { t } = useTranslation('opening')
  const texts = useOpeningTexts()
  const { api } = useApp()
  const fields = openingFields(useSystemStatus().info.register)
  const schema = formSchema<Typed>((typed) => {
    const found = checkRegistration(fields, typed).map((each) => [each.field, texts.problem(each)])
    return { ...Object.fromEntries(found), rebate: texts.rebate(typed.rebate, own) }
  })
  const { form, onSubmit, problems, busy, refused } = useForm(
    schema,
    (typed: Typed) => api.send(calls.team.openDownline, typed),
    {
      values: empty,
      invalidates: ['team'],
      about: calls.team.openDownline,
      draft: { name: 'opening', fields: ['username', 'nickname', 'mobileNum', 'email', 'zalo', 'rebate'] },
      onDone: (opened, { username, password }) =>
        onOpened({ customerId: opened?.customerId, name: opened?.customerName ?? username, password }),
    },
  )
  const contacts = fields.filter(({ name }) => name !== 'username' && name !== 'password')
  return (
    <Card>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Controller
          control={form.control}
          name="type"
          render={({ field }) => (
            <ChoiceChips
              legend={t('direct.type')}
              choices={[
                { value: 0, label: t('type.player') },
                { value: 1, label: t('type.agent') },
              ]}
              value={field.value}
              onValueChange={(value) => field.onChange(value === 1 ? 1 : 0)}
            />
          )}
        />
        <div className={styles.pair}>
          <Field label={texts.label('username')} error={problems.username} required>
            <TextInput
              {...form.register('username')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <PasswordField
            {...form.register('password')}
            label={texts.label('password')}
            hint={t('direct.password_hint')}
            error={problems.password}
            autoComplete="new-password"
          />
        </div>
        <RebateField {...form.register('rebate')} own={own} error={problems.rebate} />
        {contacts.length > 0 && <h2 className={styles.quiet}>{t('direct.contact')}</h2>}
        <div className={styles.pair}>
          {contacts.map(({ name }) => {
            const known = name as OpeningFieldName
            return (
              <Field key={name} label={texts.label(known)} error={problems[known]}>
                <TextInput {...form.register(known)} autoComplete="off" {...looks[known]} />
              </Field>
            )
          })}
        </div>
        <RefusedNotice refused={refused} />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {t('direct.submit')}
        </Button>
      </form>
    </Card>
  )
}

const looks: Partial<Record<OpeningFieldName, TextInputProps>> = {
  mobileNum: { type: 'tel' },
  email: { type: 'email' },
  zalo: { type: 'tel' },
}
