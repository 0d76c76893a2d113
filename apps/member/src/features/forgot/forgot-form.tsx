import { isApiError } from '@saola/api-client'
import { formatPhone, messageKey, say as sayKey } from '@saola/i18n'
import { errorText, useSystemStatus } from '@saola/shell'
import { RefusedNotice, VerificationCodeField, type CodeSent, type Refused } from '@saola/sign-in'
import { Button, Field, PasswordInput, TextInput } from '@saola/ui'
import { messageOf, type Issue } from '@saola/validation'
import { useState, type ReactElement } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { passwordHint } from '#shared/account/password-hint.ts'
import { resetFields, type Reset, type ResetWay } from './check-reset.ts'
import styles from './forgot.module.css'
import { useReset } from './use-reset.ts'

export type ForgotFormProps = {
  way: ResetWay
  form: UseFormReturn<Reset>
  onDone: () => void
  /** Takes the other way. */
  onOther: () => void
}

/** A code to phone or mailbox, and the new password by the merchant's rule. */
export function ForgotForm({ way, form, onDone, onOther }: ForgotFormProps): ReactElement {
  const { t, i18n } = useTranslation(['session', 'validation'])
  const rule = useSystemStatus().info.register['password']
  const [refused, setRefused] = useState<Refused>()
  const { sendCode, reset, busy } = useReset({ done: onDone, refused: handleRefused })
  const { errors } = form.formState
  const hint = passwordHint(rule)
  const address = way === 'sms' ? 'mobileNum' : 'email'
  const recipient = form.watch(address).trim()
  const other = way === 'sms' ? 'email' : 'sms'

  function handleRefused(refusal: Refused): void {
    const name = resetFields[way].find((each) => each === refusal.field)
    if (name === undefined || !('words' in refusal.text)) setRefused(refusal)
    else form.setError(name, { type: 'server', message: refusal.text.words }, { shouldFocus: true })
  }

  const send = async (): Promise<CodeSent | undefined> => {
    const needed = way === 'sms' ? (['mobileNum'] as const) : (['username', 'email'] as const)
    if (!(await form.trigger(needed, { shouldFocus: true }))) return undefined
    try {
      return await sendCode(way, form.getValues())
    } catch (error) {
      const text = errorText(error)
      if (!isApiError(error) || error.field !== address || !('words' in text)) throw error
      form.setError(address, { type: 'server', message: text.words }, { shouldFocus: true })
      return undefined
    }
  }
  const words = (found: Issue): string => {
    const { key, params } = messageOf(found)
    return sayKey(i18n, messageKey(key), { ...params, field: t('session:field.newPassword') })
  }
  const handleSubmit = form.handleSubmit((typed) => {
    setRefused(undefined)
    reset(way, typed)
  })
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {way === 'sms' ? (
        <Field
          label={t('session:field.mobileNum')}
          hint={t('session:hint.mobileNum')}
          error={errors.mobileNum?.message}
          required
        >
          <TextInput {...form.register('mobileNum')} type="tel" autoComplete="tel" />
        </Field>
      ) : (
        <>
          <Field label={t('session:field.username')} error={errors.username?.message} required>
            <TextInput
              {...form.register('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field label={t('session:field.email')} error={errors.email?.message} required>
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
            recipient={way === 'sms' ? formatPhone(recipient) : recipient}
            {...(way === 'email' && { sentText: t('session:forgot.email_sent', { email: recipient }) })}
            error={errors.verificationCode?.message}
            otherWays={[{ label: t(`session:forgot.by_${other}`), onSelect: onOther }]}
          />
        )}
      />
      {(['newPassword', 'confirmNewPassword'] as const).map((name) => (
        <Field
          key={name}
          label={t(`session:field.${name}`)}
          hint={name === 'newPassword' && hint !== undefined && words(hint)}
          error={errors[name]?.message}
          required
        >
          <PasswordInput
            {...form.register(name)}
            autoComplete="new-password"
            showLabel={t('session:password.show')}
            hideLabel={t('session:password.hide')}
          />
        </Field>
      ))}
      {refused !== undefined && <RefusedNotice refused={refused} />}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('session:forgot.submit')}
      </Button>
    </form>
  )
}
