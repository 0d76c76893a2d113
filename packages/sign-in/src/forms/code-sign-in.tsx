import { isApiError } from '@saola/api-client'
import { formatPhone } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { Button, Field, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorText, useApp, useText } from '@saola/shell'
import type { SignInTyped } from './password-sign-in.tsx'
import { RefusedNotice, useLockout } from './refused-notice.tsx'
import styles from './sign-in-form.module.css'
import type { CodeSent } from '../codes/use-code-sending.ts'
import type { SignIn } from './use-sign-in.ts'
import { VerificationCodeField } from '../codes/verification-code-field.tsx'

export type CodeSignInProps = { form: UseFormReturn<SignInTyped>; attempt: SignIn }

const fields = ['mobileNum', 'verificationCode'] as const

/** Mobile number and the code that was sent to it (MOBILEVERCODELOGIN3). */
export function CodeSignIn({ form, attempt }: CodeSignInProps): ReactElement {
  const { t } = useTranslation(['session', 'system'])
  const { api } = useApp()
  const { refused, busy } = attempt
  const say = useText(refused?.text)
  const lockedMs = useLockout(refused)
  const { errors } = form.formState
  const mobileNum = form.watch('mobileNum')
  const refusedField = fields.find((name) => name === refused?.field)

  const send = async (): Promise<CodeSent | undefined> => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined
    try {
      return await api.send(calls.session.smsNoLogin, {
        mobileNum: mobileNum.trim(),
        countryDialingCode: '84',
      })
    } catch (error) {
      if (!isApiError(error) || error.field !== 'mobileNum') throw error
      const text = errorText(error)
      form.setError('mobileNum', { message: 'words' in text ? text.words : '' }, { shouldFocus: true })
      return undefined
    }
  }
  const handleSubmit = form.handleSubmit((typed) =>
    attempt.signIn({ username: typed.mobileNum.trim(), password: typed.verificationCode, type: 'sms' }),
  )
  const problemOf = (name: (typeof fields)[number]): string | undefined =>
    errors[name]?.message ?? (refused && refusedField === name ? say(refused.text) : undefined)

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {refused !== undefined && refusedField === undefined && <RefusedNotice refused={refused} />}
      <Field label={t('session:field.mobileNum')} error={problemOf('mobileNum')} required>
        <TextInput
          {...form.register('mobileNum', {
            validate: (typed) => typed.trim() !== '' || t('system:phone.missing-phone-number'),
          })}
          type="tel"
          autoComplete="tel"
        />
      </Field>
      <Controller
        control={form.control}
        name="verificationCode"
        rules={{ validate: (typed) => typed !== '' || t('system:phone.missing-verification-code') }}
        render={({ field }) => (
          <VerificationCodeField
            channel="sms"
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            send={send}
            onSent={attempt.restart}
            recipient={formatPhone(mobileNum)}
            error={problemOf('verificationCode')}
          />
        )}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={lockedMs > 0}>
        {t('session:sign_in')}
      </Button>
    </form>
  )
}
