import { isApiError } from '@saola/api-client'
import { Button, Field, Notice, PasswordInput, TextInput } from '@saola/ui'
import { useRef, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type DialogText, errorText, useApp, useText } from '@saola/shell'
import styles from './proof-form.module.css'

/** How a field is typed: a known or a new password, six digits that stay hidden, a code, or an address. */
export type ProofFieldKind = 'password' | 'new-password' | 'pin' | 'code' | 'email' | 'tel'

/** One field of a form that proves or sets something. */
export type ProofField<Name extends string> = {
  name: Name
  label: string
  kind: ProofFieldKind
  hint?: ReactNode
  /** What is wrong with it, in words; an empty field is refused without asking. */
  check?: (values: Readonly<Record<Name, string>>) => string | undefined
}

export type ProofFormProps<Name extends string> = {
  fields: readonly ProofField<Name>[]
  submitLabel: ReactNode
  /** Rejects with what the call threw: a refusal of a field is said there, everything else above the button. */
  onSubmit: (values: Record<Name, string>) => Promise<unknown>
  danger?: boolean
  /** Between the fields and the button. */
  children?: ReactNode
  /** Says a refusal that belongs to no field in other words than the gateway's. */
  renderRefusal?: (error: unknown) => ReactNode
}

const inputs: Record<Exclude<ProofFieldKind, 'password' | 'new-password'>, object> = {
  pin: { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 },
  code: { inputMode: 'text', autoComplete: 'one-time-code', autoCapitalize: 'characters', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
}

/** A short form of secrets and codes; nothing typed is lost when the gateway refuses it. */
export function ProofForm<Name extends string>(props: ProofFormProps<Name>): ReactElement {
  const { fields, submitLabel, onSubmit, danger = false, children, renderRefusal } = props
  const { t } = useTranslation(['session', 'validation'])
  const { session } = useApp()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => emptyValues(fields))
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({})
  const [refused, setRefused] = useState<{ error: unknown; text: DialogText }>()
  const [busy, setBusy] = useState(false)
  const say = useText(refused?.text)

  const point = (found: Partial<Record<Name, string>>): void => {
    setProblems(found)
    const first = fields.find(({ name }) => found[name] !== undefined)
    const input = first && form.current?.elements.namedItem(first.name)
    if (input instanceof HTMLElement) input.focus()
  }
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setRefused(undefined)
    const found: Partial<Record<Name, string>> = {}
    for (const { name, label, check } of fields) {
      const words = values[name].trim() === '' ? t('validation:required', { field: label }) : check?.(values)
      if (words !== undefined) found[name] = words
    }
    point(found)
    if (busy || Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await onSubmit(values)
    } catch (error) {
      const text = errorText(error)
      const field = fields.find(({ name }) => isApiError(error) && error.field === name)
      if (field !== undefined && 'words' in text) point({ [field.name]: text.words } as typeof found)
      else setRefused({ error, text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {/* Lets a password manager know whose password this is. */}
      <input type="text" hidden autoComplete="username" value={session.member?.account ?? ''} readOnly />
      {fields.map(({ name, label, kind, hint }) => {
        const common = {
          name,
          value: values[name],
          onChange: (event: { target: { value: string } }) => {
            setValues({ ...values, [name]: event.target.value })
            if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined })
          },
        }
        return (
          <Field key={name} label={label} hint={hint} error={problems[name]} required>
            {kind === 'password' || kind === 'new-password' || kind === 'pin' ? (
              <PasswordInput
                {...common}
                {...(kind === 'pin'
                  ? inputs.pin
                  : { autoComplete: kind === 'password' ? 'current-password' : kind, maxLength: 128 })}
                showLabel={t('session:password.show')}
                hideLabel={t('session:password.hide')}
              />
            ) : (
              <TextInput {...common} {...inputs[kind]} />
            )}
          </Field>
        )
      })}
      {children}
      {refused !== undefined && (
        <Notice tone="bad" live>
          {renderRefusal?.(refused.error) ?? say(refused.text)}
        </Notice>
      )}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}

function emptyValues<Name extends string>(fields: readonly ProofField<Name>[]): Record<Name, string> {
  // Every name of the form is a name of a field.
  return Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>
}
