import { formatPhone } from '@saola/i18n'
import {
  AuthenticatorCodeField,
  askWithFields,
  PasswordField,
  RefusedNotice,
  useApp,
  useIssueWords,
  useSystemStatus,
  type AppForm,
} from '@saola/shell'
import { passwordHint, VerificationCodeField, type AskCaptcha, type CodeSent } from '@saola/sign-in'
import { Button, Field, TextInput } from '@saola/ui'
import { nationalPhone, plainText } from '@saola/validation'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Reset, ResetWay } from './check-reset.ts'
import styles from './forgot.module.css'
import { sendResetCode } from './reset-calls.ts'

export type ForgotFormProps = {
  way: ResetWay
  kit: AppForm<Reset>
  /** Takes the other way; left out where there is none. */
  onOther?: () => void
}

/** What must be right before a code is sent. */
const addressFields = { sms: ['mobileNum'], email: ['username', 'email'] } as const

/** A code to phone or mailbox, the new password by the merchant's rule, and the authenticator's code where one is on. */
export function ForgotForm({ way, kit, onOther }: ForgotFormProps): ReactElement {
  const { t } = useTranslation('session')
  const { api } = useApp()
  const hint = passwordHint(useSystemStatus().info.register['password'])
  const words = useIssueWords()
  const { form, onSubmit, problems, busy, refused } = kit
  const recipient = plainText(form.watch(way === 'sms' ? 'mobileNum' : 'email'))
  const other = way === 'sms' ? 'email' : 'sms'
  const send = (askCaptcha: AskCaptcha): Promise<CodeSent | undefined> =>
    askWithFields(form, addressFields[way], async () =>
      sendResetCode(api, way, { ...form.getValues(), ...(await askCaptcha()) }),
    )
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {way === 'sms' ? (
        <Field label={t('field.mobileNum')} hint={t('hint.mobileNum')} error={problems.mobileNum} required>
          <TextInput {...form.register('mobileNum')} type="tel" autoComplete="tel" />
        </Field>
      ) : (
        <>
          <Field label={t('field.username')} error={problems.username} required>
            <TextInput
              {...form.register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field label={t('field.email')} error={problems.email} required>
            <TextInput {...form.register('email')} type="email" autoComplete="email" />
          </Field>
        </>
      )}
      <Controller
        control={form.control}
        name="verificationCode"
        render={({ field }) => (
          <VerificationCodeField
            channel={way}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            send={send}
            onSent={() => form.clearErrors('verificationCode')}
            recipient={way === 'sms' ? formatPhone(nationalPhone(recipient) ?? recipient) : recipient}
            {...(way === 'email' && { sentText: t('forgot.email_sent', { email: recipient }) })}
            error={problems.verificationCode}
            otherWays={onOther === undefined ? [] : [{ label: t(`forgot.by_${other}`), onSelect: onOther }]}
          />
        )}
      />
      {(['newPassword', 'confirmNewPassword'] as const).map((name) => (
        <PasswordField
          key={name}
          {...form.register(name)}
          label={t(`field.${name}`)}
          hint={name === 'newPassword' && words(hint, t('field.newPassword'))}
          error={problems[name]}
          autoComplete="new-password"
        />
      ))}
      <AuthenticatorCodeField {...form.register('code')} error={problems.code} />
      <RefusedNotice refused={refused} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}
