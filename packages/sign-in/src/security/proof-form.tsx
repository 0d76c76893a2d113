import type { AreaName } from '@saola/protocol'
import {
  AccountName,
  AuthenticatorCodeField,
  formSchema,
  PasswordField,
  RefusedNotice,
  useAuthenticatorOn,
  useForm,
  type AuthenticatorCodeFieldProps,
} from '@saola/shell'
import { Button, Field, TextInput } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './proof-form.module.css'

/**
 * How a field is typed: a known or a new password, six digits that stay hidden, a code, an address, or the code of the authenticator,
 * which is there for an account that has one.
 */
export type ProofFieldKind = 'password' | 'new-password' | 'pin' | 'code' | 'authenticator' | 'email' | 'tel'

/** One field of a form that proves or sets something. */
export type ProofField<Name extends string> = {
  name: Name
  label: string
  kind: ProofFieldKind
  hint?: ReactNode
  /** What is wrong with it, in words; an empty field is refused without asking. */
  check?: (values: Readonly<Record<Name, string>>) => string | undefined
}

export type ProofFormProps<Name extends string, Reply> = {
  fields: readonly ProofField<Name>[]
  submitLabel: ReactNode
  /** Sends what was typed; a refusal of a field is said there, everything else above the button. */
  send: (values: Record<Name, string>) => Promise<Reply>
  onDone?: (reply: Reply, values: Record<Name, string>) => unknown
  /** Areas whose reads are out of date once it went well. */
  invalidates?: readonly AreaName[]
  danger?: boolean
}

const inputs: Record<ProofFieldKind, object> = {
  // What is too long is told, and never cut: a cut password would be another one.
  password: { autoComplete: 'current-password' },
  'new-password': { autoComplete: 'new-password' },
  pin: { inputMode: 'numeric', autoComplete: 'off' },
  authenticator: {},
  code: { inputMode: 'text', autoComplete: 'one-time-code', autoCapitalize: 'characters', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
}

const secrets: ReadonlySet<ProofFieldKind> = new Set(['password', 'new-password', 'pin'])

/** A short form of secrets and codes; nothing typed is lost when the gateway refuses it. */
export function ProofForm<Name extends string, Reply>(props: ProofFormProps<Name, Reply>): ReactElement {
  const { fields, submitLabel, send, onDone, danger = false, invalidates = [] } = props
  const { t } = useTranslation('validation')
  // Every name of the form is a name of a field.
  const typed = (values: Record<string, string>): Record<Name, string> => values as Record<Name, string>
  const schema = formSchema<Record<string, string>>((values) => {
    const problemOf = ({ name, label, kind, check }: ProofField<Name>): string | undefined => {
      const isMissing = typed(values)[name].trim() === ''
      // Who has an authenticator, the gateway knows.
      if (isMissing && kind !== 'authenticator') return t('required', { field: label })
      return check?.(typed(values))
    }
    return Object.fromEntries(fields.map((field) => [field.name, problemOf(field)]))
  })
  const { form, onSubmit, problems, busy, refused } = useForm(schema, (values) => send(typed(values)), {
    invalidates,
    onDone: (reply, values) => onDone?.(reply, typed(values)),
    values: Object.fromEntries(fields.map(({ name }) => [name, ''])),
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <AccountName />
      {fields.map(({ name, label, kind, hint }) => {
        const shown = { label, hint, error: problems[name] }
        const wired = { ...form.register(name), ...inputs[kind] }
        if (kind === 'authenticator') return <OwnCode key={name} {...shown} {...wired} />
        return secrets.has(kind) ? (
          <PasswordField key={name} {...shown} {...wired} />
        ) : (
          <Field key={name} {...shown} required>
            <TextInput {...wired} />
          </Field>
        )
      })}
      <RefusedNotice refused={refused} />
      <Button type="submit" variant={danger ? 'danger' : 'primary'} wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}

function OwnCode(props: AuthenticatorCodeFieldProps): ReactElement {
  return <AuthenticatorCodeField {...props} isOn={useAuthenticatorOn()} />
}
