import { Button, Field, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField, RefusedNotice, useRefusedWait, type AppForm } from '@saola/shell'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import styles from './sign-in-form.module.css'
import { StayChoice } from './stay-choice.tsx'
import type { SignInTyped } from './use-sign-in-form.ts'
import type { SignIn } from './use-sign-in.ts'

export type PasswordSignInProps = {
  typed: AppForm<SignInTyped>
  attempt: Pick<SignIn, 'asked' | 'attempts' | 'stays' | 'setStays'>
  onForgot?: () => void
}

/** User name and password; a captcha once the gateway asks for one. */
export function PasswordSignIn({ typed, attempt, onForgot }: PasswordSignInProps): ReactElement {
  const { t } = useTranslation('session')
  const { form, onSubmit, problems, busy, refused } = typed
  const waitMs = useRefusedWait(refused)
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <RefusedNotice refused={refused} />
      <Field label={t('field.username')} error={problems.username}>
        <TextInput
          {...form.register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <PasswordField
        {...form.register('password')}
        label={t('field.password')}
        error={problems.password}
        required={false}
        aside={
          onForgot && (
            <Button variant="ghost" size="small" onClick={onForgot}>
              {t('forgot')}
            </Button>
          )
        }
        autoComplete="current-password"
      />
      {attempt.asked.captcha && (
        <CaptchaField
          attempt={attempt.attempts}
          onSolved={(answer) => form.setValue('captcha', answer, { shouldValidate: true })}
          error={problems.captcha}
          {...form.register('captcha')}
        />
      )}
      <StayChoice attempt={attempt} />
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={waitMs > 0}>
        {t('sign_in')}
      </Button>
    </form>
  )
}
