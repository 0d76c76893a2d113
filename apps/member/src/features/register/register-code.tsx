import { formatPhone } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { readRegistrationValue } from '@saola/rules'
import { askWithFields, useApp } from '@saola/shell'
import { VerificationCodeField, type AskCaptcha, type CodeSent, type OtherWay } from '@saola/sign-in'
import type { ReactElement } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { Typed } from './use-register-form.ts'

export type RegisterCodeProps = {
  channel: 'sms' | 'email'
  form: UseFormReturn<Typed>
  /** Other ways to open an account, for somebody to whom no code comes. */
  otherWays: readonly OtherWay[]
}

const addressOf = { sms: 'mobileNum', email: 'email' } as const

/** The code that proves the phone or mailbox of the form. */
export function RegisterCode({ channel, form, otherWays }: RegisterCodeProps): ReactElement {
  const { api } = useApp()
  const name = addressOf[channel]
  const address = readRegistrationValue(name, form.watch(name))

  const send = (askCaptcha: AskCaptcha): Promise<CodeSent | undefined> =>
    askWithFields(form, [name], async () => {
      const proof = await askCaptcha()
      return channel === 'sms'
        ? api.send(calls.session.smsRegister, { mobileNo: address, countryDialingCode: '84', ...proof })
        : api.send(calls.session.emailRegister, { email: address, ...proof })
    })
  return (
    <Controller
      control={form.control}
      name="verificationCode"
      render={({ field, fieldState }) => (
        <VerificationCodeField
          channel={channel}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          send={send}
          onSent={() => form.clearErrors('verificationCode')}
          recipient={channel === 'sms' ? formatPhone(address) : address}
          error={fieldState.error?.message}
          otherWays={otherWays}
        />
      )}
    />
  )
}
