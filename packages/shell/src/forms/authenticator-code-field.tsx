import { calls, type SecurityState } from '@saola/protocol'
import { Field, Notice, TextInput, type TextInputProps, takesRef } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../calls/call-query.ts'
import { stale } from '../calls/stale.ts'
import { useApp, useSession } from '../context/app-context.tsx'
import { PasskeyProofButton } from '../passkeys/passkey-proof-button.tsx'
import { passkeysWorkHere } from '../passkeys/passkeys-here.ts'
import { isSignedIn } from '../session/session.ts'
import styles from './authenticator-code-field.module.css'
import { typeInto } from './type-into.ts'

export type AuthenticatorCodeFieldProps = Omit<TextInputProps, 'start' | 'end'> & {
  /** Whether the account is known to be guarded; without that the field appears once the gateway asks for the code. */
  isOn?: boolean
  error: ReactNode
  label?: string
  hint?: ReactNode
}

/**
 * The code of an authenticator, a recovery code, or a passkey in their place, where the account has one of them (session 39 and 46);
 * nothing for everybody else.
 *
 * @example
 * <AuthenticatorCodeField {...form.register('code')} isOn={useAuthenticatorOn()} error={problems.code} />
 */
export const AuthenticatorCodeField: (props: AuthenticatorCodeFieldProps) => ReactElement | null =
  /* @__PURE__ */ takesRef(drawAuthenticatorCodeField)

function drawAuthenticatorCodeField(props: AuthenticatorCodeFieldProps): ReactElement | null {
  const { isOn = false, error, label, hint, ...input } = props
  const { t } = useTranslation('system')
  const hasPasskey = usePasskeyHere()
  const box = useRef<HTMLDivElement>(null)
  const [wasAsked, setAsked] = useState(false)
  const [isProved, setProved] = useState(false)
  // It stays once it was asked for: typing takes the refusal away, and the field must not go with it.
  if (error !== undefined && !wasAsked) setAsked(true)
  // A proof that was refused is used up, or too old.
  if (error !== undefined && isProved) setProved(false)
  if (!isOn && !wasAsked) return null
  const handleProof = (code: string): void => {
    const field = box.current?.querySelector('input')
    if (!field) return
    typeInto(field, code)
    setProved(true)
  }
  return (
    <div className={styles.proofs} ref={box}>
      <div hidden={isProved}>
        <Field label={label ?? t('authenticator.label')} hint={hint} error={error} required>
          <TextInput
            {...input}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
          />
        </Field>
      </div>
      {isProved && (
        <Notice tone="good" live>
          {t('passkey.used')}
        </Notice>
      )}
      {hasPasskey && !isProved && <PasskeyProofButton onProof={handleProof} />}
    </div>
  )
}

/** Whether an authenticator or a passkey guards the account that is signed in; false as long as nobody knows. */
export function useAuthenticatorOn(): boolean {
  const state = useSecurityState()
  return state !== undefined && (state.authenticator.isSet || (state.passkeys ?? []).length > 0)
}

/** Whether a passkey of this address may be at hand: one of who is signed in, or any of somebody whom nobody knows yet. */
function usePasskeyHere(): boolean {
  const isKnown = isSignedIn(useSession())
  const passkeys = useSecurityState()?.passkeys ?? []
  if (!isKnown) return passkeysWorkHere()
  return passkeys.length > 0 && passkeysWorkHere() && passkeys.some(({ host }) => host === location.hostname)
}

function useSecurityState(): SecurityState | undefined {
  const { api } = useApp()
  const enabled = isSignedIn(useSession())
  const query = callQuery(api, calls.member.security)
  return useQuery({ ...query, enabled, staleTime: stale.moment, meta: { ...query.meta, quiet: true } }).data
}
