import type { RegisterRules } from '@saola/protocol'
import { switchesOf, type RegistrationWay } from '@saola/rules'
import { deviceId, useApp, useSystemStatus } from '@saola/shell'
import { RefusedNotice, type Refused } from '@saola/sign-in'
import { Button, Checkbox, Tabs } from '@saola/ui'
import { useMemo, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { keptInvitation } from './invitation.ts'
import { RegisterFieldsOfWay } from './register-fields-of-way.tsx'
import styles from './register-form.module.css'
import { registerLayout } from './register-layout.ts'
import { registrationInput } from './registration-input.ts'
import { useInvitationCheck } from './use-invitation-check.ts'
import { useRegister } from './use-register.ts'
import { useRegisterForm } from './use-register-form.ts'
import { useRegisterTexts } from './use-register-texts.ts'

export type RegisterFormProps = {
  /** The ways on offer, the first one in sight; a form of several ways has tabs. */
  ways: readonly [RegistrationWay, ...RegistrationWay[]]
  rules: RegisterRules
  /** The account is open and signed in. */
  onDone: () => void
  /** What a provider vouched for, for an account of its sign-in. */
  ticket?: string
  /** What is known already. */
  known?: { nickname?: string; email?: string }
}

/** Opening an account: the merchant's fields, rules said first, errors in place, nothing typed is lost. */
export function RegisterForm({ ways, rules, onDone, ticket, known }: RegisterFormProps): ReactElement {
  const { t } = useTranslation(['session', 'validation', 'shell'])
  const app = useApp()
  const texts = useRegisterTexts()
  const { whitelabel } = useSystemStatus().info
  const [way, setWay] = useState<RegistrationWay>(ways[0])
  const layout = useMemo(() => registerLayout(way, rules, switchesOf(whitelabel)), [way, rules, whitelabel])
  const [invitation] = useState(() => keptInvitation(app))
  const invited = useInvitationCheck(invitation ?? '')
  const [refused, setRefused] = useState<Refused>()
  const [unfolded, setUnfolded] = useState(false)
  const form = useRegisterForm({
    fields: layout.fields,
    texts,
    invited,
    known: { affiliateCode: invitation ?? '', nickname: known?.nickname ?? '', email: known?.email ?? '' },
  })
  const { register, busy, attempts } = useRegister({ done: onDone, refused: handleRefused })

  function handleRefused(refusal: Refused): void {
    const { text, field } = refusal
    const name = [...layout.fields.map((each) => each.name), 'consent' as const].find(
      (each) => each === (field === 'confirmedAge' ? 'consent' : field),
    )
    if (name === undefined || !('words' in text)) {
      setRefused(refusal)
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

  function handleWay(next: string): void {
    setRefused(undefined)
    form.clearErrors()
    setWay(ways.find((each) => each === next) ?? way)
  }

  const handleSubmit = form.handleSubmit(
    (values) => {
      setRefused(undefined)
      const origin = { url: location.href, domain: location.host, invitation, device: deviceId(app.storage) }
      register({ way, input: registrationInput(layout.fields, values, origin), ticket })
    },
    (found) => unfoldFor(Object.keys(found)),
  )
  const others = ways.filter((each) => each !== way)
  const fields = (
    <RegisterFieldsOfWay
      way={way}
      layout={layout}
      form={form}
      texts={texts}
      invited={invited}
      otherWays={others.map((each) => ({
        label: t(`session:register.by_${each}`),
        onSelect: () => handleWay(each),
      }))}
      unfolded={unfolded}
      onFold={setUnfolded}
      attempts={attempts}
    />
  )
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      {ways.length > 1 ? (
        <Tabs
          label={t('session:register.ways')}
          value={way}
          onValueChange={handleWay}
          tabs={ways.map((each) => ({
            value: each,
            label: t(`session:register.by_${each}`),
            content: <div className={styles.fields}>{fields}</div>,
          }))}
        />
      ) : (
        fields
      )}
      <Checkbox {...form.register('consent')} error={form.formState.errors.consent?.message} aria-required>
        {t('session:register.age_terms')}.{' '}
        <a href={paths.terms} target="_blank" rel="noreferrer">
          {t('session:register.terms_link')}
        </a>
      </Checkbox>
      {refused !== undefined && <RefusedNotice refused={refused} />}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('session:register.submit')}
      </Button>
    </form>
  )
}
