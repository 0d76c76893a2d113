import { calls } from '@saola/protocol'
import { Field, TextInput, type TextInputProps } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../calls/call-query.ts'
import { stale } from '../calls/stale.ts'
import { useApp } from '../context/app-context.tsx'

export type AuthenticatorCodeFieldProps = Omit<TextInputProps, 'start' | 'end'> & {
  /** Whether the account is known to have an authenticator; without that the field appears once the gateway asks for the code. */
  isOn?: boolean
  error: ReactNode
  label?: string
  hint?: ReactNode
}

/**
 * The code of an authenticator, or a recovery code, where the account has one (session 39); nothing for everybody else.
 *
 * @example
 * <AuthenticatorCodeField {...form.register('code')} isOn={useAuthenticatorOn()} error={problems.code} />
 */
export function AuthenticatorCodeField(props: AuthenticatorCodeFieldProps): ReactElement | null {
  const { isOn = false, error, label, hint, ...input } = props
  const { t } = useTranslation('system')
  const [wasAsked, setAsked] = useState(false)
  // It stays once it was asked for: typing takes the refusal away, and the field must not go with it.
  if (error !== undefined && !wasAsked) setAsked(true)
  if (!isOn && !wasAsked) return null
  return (
    <Field label={label ?? t('authenticator.label')} hint={hint} error={error} required>
      <TextInput
        {...input}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
    </Field>
  )
}

/** Whether the account that is signed in has an authenticator; false as long as nobody knows. */
export function useAuthenticatorOn(): boolean {
  const { api } = useApp()
  const query = callQuery(api, calls.member.security)
  const { data } = useQuery({ ...query, staleTime: stale.moment, meta: { ...query.meta, quiet: true } })
  return data?.authenticator.isSet === true
}
