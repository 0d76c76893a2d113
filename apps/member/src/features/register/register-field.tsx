import type { RegistrationField } from '@saola/rules'
import { Field, Icon } from '@saola/ui'
import { plainText } from '@saola/validation'
import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RegisterControl } from './register-control.tsx'
import styles from './register-form.module.css'
import type { InvitationCheck } from './use-invitation-check.ts'
import type { Typed } from './use-register-form.ts'
import type { RegisterTexts } from './use-register-texts.ts'

export type RegisterFieldProps = {
  field: RegistrationField
  form: UseFormReturn<Typed>
  texts: RegisterTexts
  invited: InvitationCheck
}

/** A field of the registration form: its rule said first, its error in place, an invitation checked when it is left. */
export function RegisterField({ field, form, texts, invited }: RegisterFieldProps): ReactElement {
  const { t } = useTranslation(['session', 'validation'])
  const { name, rule } = field
  const about = name === 'affiliateCode' ? invited : undefined
  const wired = form.register(name, {
    ...(about && { onBlur: () => about.ask(form.getValues(name)) }),
    // A changed password makes the repeated one right or wrong.
    ...(name === 'password' && {
      deps: form.getFieldState('confirmPassword').isTouched ? ['confirmPassword'] : [],
    }),
  })
  const isBad = about?.state === 'bad' && plainText(form.getValues(name)) === about.code
  const problem =
    form.formState.errors[name]?.message ??
    (isBad ? (about.why ?? t('validation:invitation_code')) : undefined)
  return (
    <Field
      label={texts.label(name)}
      hint={texts.hint(field)}
      error={problem}
      required={rule.required || name === 'confirmPassword'}
      aside={about?.state === 'good' && <InvitationMark text={t('session:register.code_good')} />}
    >
      <RegisterControl field={name} {...wired} />
    </Field>
  )
}

function InvitationMark({ text }: { text: string }): ReactElement {
  return (
    <output className={styles.good}>
      <Icon name="check" size={16} />
      {text}
    </output>
  )
}
