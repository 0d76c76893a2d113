import { isApiError } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { callMutation, errorText, passwordChanged, useApp, useText } from '@saola/shell'
import { Button, Field, PasswordInput, useToast } from '@saola/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const
type FieldName = (typeof fields)[number]

const nothingTyped: Record<FieldName, string> = { oldPassword: '', newPassword: '', confirmNewPassword: '' }

/** Changes the sign-in password. The merchant's rule for passwords is the gateway's to check and to say. */
export function PasswordForm(): ReactElement {
  const { t } = useTranslation(['session', 'validation'])
  const { api, session } = useApp()
  const toast = useToast()
  const [typed, setTyped] = useState(nothingTyped)
  const [missing, setMissing] = useState<FieldName>()
  const change = useMutation({
    ...callMutation(api, calls.member.changePassword, { quiet: true }),
    onSuccess: () => {
      passwordChanged(session)
      setTyped(nothingTyped)
      toast({ text: t('session:change.done'), tone: 'good' })
    },
  })
  const refused = change.error === null ? undefined : errorText(change.error)
  const say = useText(refused)
  const refusedField = fieldOf(change.error)

  function problemOf(name: FieldName): string | undefined {
    if (missing === name) return t('validation:required', { field: t(`session:field.${name}`) })
    return refused !== undefined && refusedField === name ? say(refused) : undefined
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const empty = fields.find((name) => typed[name] === '')
        setMissing(empty)
        if (empty === undefined) change.mutate(typed)
      }}
    >
      {fields.map((name) => (
        <Field key={name} label={t(`session:field.${name}`)} error={problemOf(name)}>
          <PasswordInput
            name={name}
            autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            maxLength={128}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            showLabel={t('session:password.show')}
            hideLabel={t('session:password.hide')}
          />
        </Field>
      ))}
      <Button type="submit" variant="primary" busy={change.isPending}>
        {t('session:change.submit')}
      </Button>
    </form>
  )
}

/** The field that a refusal is about; what belongs to none stands at the first. */
function fieldOf(error: unknown): FieldName | undefined {
  if (error === null) return undefined
  const named = isApiError(error) ? error.field : undefined
  return fields.find((name) => name === named) ?? 'oldPassword'
}
