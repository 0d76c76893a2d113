import { Button, Field, PasswordInput, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useText } from '@saola/shell'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { RefusedNotice, useLockout } from './refused-notice.tsx'
import styles from './sign-in-form.module.css'
import type { SignIn } from './use-sign-in.ts'

/** What the sign-in form holds, whichever way is in sight. */
export type SignInTyped = {
  username: string
  password: string
  captcha: string
  mobileNum: string
  verificationCode: string
}

export type PasswordSignInProps = {
  form: UseFormReturn<SignInTyped>
  attempt: SignIn
  onForgot?: () => void
}

/** User name and password; a captcha once the gateway asks for one. */
export function PasswordSignIn({ form, attempt, onForgot }: PasswordSignInProps): ReactElement {
  const { t } = useTranslation(['session', 'validation'])
  const { signIn, busy, refused, asked, attempts } = attempt
  const lockedMs = useLockout(refused)
  const { errors } = form.formState
  const problem = errors.username ?? errors.password
  const isAboutCaptcha = asked.captcha && refused?.field === 'captcha'
  const say = useText(refused?.text)
  const handleSubmit = form.handleSubmit(({ username, password, captcha }) => {
    // A picture serves once, right or wrong.
    form.resetField('captcha')
    signIn({ username: username.trim(), password, type: 'username', ...(asked.captcha && { captcha }) })
  })
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {refused !== undefined && !isAboutCaptcha && <RefusedNotice refused={refused} />}
      <Field label={t('session:field.username')}>
        <TextInput
          {...form.register('username', { validate: (value) => value.trim() !== '' })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={t('session:field.password')}
        error={problem && t('validation:credentials_required')}
        aside={
          onForgot && (
            <Button variant="ghost" size="small" onClick={onForgot}>
              {t('session:forgot')}
            </Button>
          )
        }
      >
        <PasswordInput
          {...form.register('password', { required: true })}
          autoComplete="current-password"
          showLabel={t('session:password.show')}
          hideLabel={t('session:password.hide')}
        />
      </Field>
      {asked.captcha && (
        <CaptchaField
          attempt={attempts}
          onSolved={(answer) => form.setValue('captcha', answer, { shouldValidate: true })}
          error={errors.captcha ? t('validation:captcha_required') : isAboutCaptcha && say(refused.text)}
          {...form.register('captcha', { required: true })}
        />
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={lockedMs > 0}>
        {t('session:sign_in')}
      </Button>
    </form>
  )
}
