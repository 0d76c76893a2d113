import type { RegisterRules } from '@saola/protocol'
import { useApp, useText, type DialogText } from '@saola/shell'
import { Button, Checkbox, Field, Icon, Notice } from '@saola/ui'
import { minimumAge, type Issue } from '@saola/validation'
import { useMemo, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { checkRegistration } from './check-registration.ts'
import { keptInvitation } from './invitation.ts'
import { RegisterCaptcha } from './register-captcha.tsx'
import { RegisterControl } from './register-control.tsx'
import {
  fieldsOf,
  registerFieldNames,
  registerFormOf,
  type RegisterField,
  type RegisterFieldName,
} from './register-fields.ts'
import styles from './register-form.module.css'
import { registrationInput } from './registration-input.ts'
import { useInvitationCheck } from './use-invitation-check.ts'
import { useRegisterTexts } from './use-register-texts.ts'
import { useRegister, type RegisterRefusal } from './use-register.ts'

export type RegisterFormProps = {
  rules: RegisterRules
  /** The account is open and signed in. */
  onDone: () => void
}

type Typed = Record<RegisterFieldName, string> & { consent: boolean }

const empty = Object.fromEntries(registerFieldNames.map((name) => [name, ''])) as Record<
  RegisterFieldName,
  string
>

/** Opening an account by user name: the merchant's fields, rules said first, errors in place, nothing typed is lost. */
export function RegisterForm({ rules, onDone }: RegisterFormProps): ReactElement {
  const { t } = useTranslation(['session', 'validation', 'shell'])
  const app = useApp()
  const texts = useRegisterTexts()
  const layout = useMemo(() => registerFormOf(rules), [rules])
  const [invitation] = useState(() => keptInvitation(app))
  const invited = useInvitationCheck(invitation ?? '')
  const [refused, setRefused] = useState<DialogText>()
  const say = useText(refused)
  const [unfolded, setUnfolded] = useState(false)

  const form = useForm<Typed>({
    defaultValues: { ...empty, affiliateCode: invitation ?? '', consent: false },
    mode: 'onTouched',
    resolver: (values) => {
      const found = [...checkRegistration(layout, values), ...invitationIssues(values)]
      const errors: FieldErrors<Typed> = {}
      for (const each of found) {
        const name = each.field as RegisterFieldName
        errors[name] ??= { type: each.key, message: texts.problem(each) }
      }
      if (!values.consent) errors.consent = { type: 'consent', message: consentText }
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
  })
  const { errors } = form.formState
  const consentText = `${t('validation:age_required', { n: minimumAge })}. ${t('validation:terms_required')}`

  const { register, busy, attempts } = useRegister({ done: onDone, refused: handleRefused })

  function invitationIssues({ affiliateCode }: Typed): Issue[] {
    const bad = invited.state === 'bad' && affiliateCode.trim() === invited.code
    return bad ? [{ key: 'validation.invitation_code', field: 'affiliateCode' }] : []
  }

  function handleRefused({ text, field }: RegisterRefusal): void {
    const name = [...fieldsOf(layout).map((each) => each.name), 'consent' as const].find(
      (each) => each === (field === 'confirmedAge' ? 'consent' : field),
    )
    if (name === undefined || !('words' in text)) {
      setRefused(text)
      return
    }
    unfoldFor([name])
    form.setError(name, { type: 'server', message: text.words }, { shouldFocus: true })
  }

  function unfoldFor(names: readonly string[]): void {
    const hidden = layout.folded.some(({ name }) => names.includes(name))
    // A field must be in sight before it can be focused.
    if (hidden) flushSync(() => setUnfolded(true))
  }

  const handleSubmit = form.handleSubmit(
    (values) => {
      setRefused(undefined)
      register(registrationInput(layout, values, { url: location.href, domain: location.host, invitation }))
    },
    (found) => unfoldFor(Object.keys(found)),
  )

  const show = (field: RegisterField): ReactElement => {
    const { name, rule } = field
    const about = name === 'affiliateCode' ? invited : undefined
    const wired = form.register(name, {
      ...(about && { onBlur: () => about.ask(form.getValues(name)) }),
      // A changed password makes the repeated one right or wrong.
      ...(name === 'password' && {
        deps: form.getFieldState('confirmPassword').isTouched ? ['confirmPassword'] : [],
      }),
    })
    const isBad = about?.state === 'bad' && form.getValues(name).trim() === about.code
    const problem = errors[name]?.message ?? (isBad ? t('validation:invitation_code') : undefined)
    return (
      <Field
        key={name}
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

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className={styles.legend}>{t('validation:marked_required')}</p>
      {layout.shown.map(show)}
      {layout.folded.length > 0 && (
        <details
          className={styles.more}
          open={unfolded}
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary className={styles.summary}>
            <span>{t('session:register.more_fields')}</span>
            <span className={styles.optional}>{t('shell:state.optional')}</span>
            <Icon name="chevron-down" size={20} />
          </summary>
          <div className={styles.folded}>{layout.folded.map(show)}</div>
        </details>
      )}
      {layout.captcha !== undefined && (
        <RegisterCaptcha
          attempt={attempts}
          error={errors.captcha?.message}
          hint={texts.hint(layout.captcha)}
          {...form.register('captcha')}
        />
      )}
      <Checkbox {...form.register('consent')} error={errors.consent?.message} aria-required>
        {t('session:register.age_terms')}.{' '}
        <a href={paths.help} target="_blank" rel="noreferrer">
          {t('session:register.terms_link')}
        </a>
      </Checkbox>
      {refused !== undefined && (
        <Notice tone="bad" live>
          {say(refused)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('session:register.submit')}
      </Button>
    </form>
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
