import { Button, Field, Notice, PasswordInput, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from './captcha-field.tsx'
import styles from './sign-in-form.module.css'
import { SignInVerification } from './sign-in-verification.tsx'
import { useSignIn } from './use-sign-in.ts'
import { useText } from './use-text.ts'

export type SignInFormProps = {
  /** Signed in; `place` is where the visitor was when the last session ended. */
  onDone: (place: string | undefined) => void
  /** Shows the link to recover a password. */
  onForgot?: () => void
}

type Typed = { username: string; password: string; captcha: string }

/** User name and password; a captcha once the gateway asks for one. A refusal keeps what was typed. */
export function SignInForm({ onDone, onForgot }: SignInFormProps): ReactElement {
  const { t } = useTranslation(['session', 'shell', 'validation'])
  const { signIn, verify, busy, refused, asked, attempts } = useSignIn(onDone)
  const say = useText(refused)
  const form = useForm<Typed>({ defaultValues: { username: '', password: '', captcha: '' } })
  const { errors } = form.formState
  const problem = errors.username ?? errors.password

  if (asked.verification !== undefined) {
    return (
      <SignInVerification
        verification={asked.verification}
        busy={busy}
        refused={refused && say(refused)}
        onAnswer={verify}
      />
    )
  }
  const handleSubmit = form.handleSubmit(({ username, password, captcha }) =>
    signIn({ username: username.trim(), password, type: 'username', ...(asked.captcha && { captcha }) }),
  )
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
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
          error={errors.captcha && t('validation:captcha_required')}
          {...form.register('captcha', { required: true, shouldUnregister: true })}
        />
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('session:sign_in')}
      </Button>
    </form>
  )
}
