import { formatPhone } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { Button, Field, TextInput } from '@saola/ui'
import { nationalPhone } from '@saola/validation'
import type { ReactElement } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { askWithFields, RefusedNotice, useApp, useRefusedWait, type AppForm } from '@saola/shell'
import styles from './sign-in-form.module.css'
import { StayChoice } from './stay-choice.tsx'
import type { SignIn } from './use-sign-in.ts'
import type { SignInTyped } from './use-sign-in-form.ts'
import type { AskCaptcha } from '../captcha/use-phone-captcha.tsx'
import type { CodeSent } from '../codes/use-code-sending.ts'
import { VerificationCodeField } from '../codes/verification-code-field.tsx'

export type CodeSignInProps = {
  typed: AppForm<SignInTyped>
  attempt: Pick<SignIn, 'stays' | 'setStays'>
}

/** Mobile number and the code that was sent to it (MOBILEVERCODELOGIN3). */
export function CodeSignIn({ typed, attempt }: CodeSignInProps): ReactElement {
  const { t } = useTranslation('session')
  const { api } = useApp()
  const { form, onSubmit, problems, busy, refused, forgive } = typed
  const waitMs = useRefusedWait(refused)
  const mobileNum = form.watch('mobileNum').trim()
  const send = (askCaptcha: AskCaptcha): Promise<CodeSent | undefined> =>
    askWithFields(form, ['mobileNum'], async () =>
      api.send(calls.session.smsNoLogin, { mobileNum, countryDialingCode: '84', ...(await askCaptcha()) }),
    )
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <RefusedNotice refused={refused} />
      <Field label={t('field.mobileNum')} error={problems.mobileNum} required>
        <TextInput {...form.register('mobileNum')} type="tel" autoComplete="tel" />
      </Field>
      <Controller
        control={form.control}
        name="verificationCode"
        render={({ field }) => (
          <VerificationCodeField
            channel="sms"
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            send={send}
            onSent={forgive}
            recipient={formatPhone(nationalPhone(mobileNum) ?? mobileNum)}
            error={problems.verificationCode}
          />
        )}
      />
      <StayChoice attempt={attempt} />
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={waitMs > 0}>
        {t('sign_in')}
      </Button>
    </form>
  )
}
