import type { RegisterRules } from '@saola/protocol'
import { switchesOf, type RegistrationWay } from '@saola/rules'
import { deviceId, RefusedNotice, useApp, useSystemStatus } from '@saola/shell'
import { StayChoice } from '@saola/sign-in'
import { Button, Checkbox, Notice, Tabs } from '@saola/ui'
import { useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { keptInvitation } from './invitation.ts'
import { isInvitationRefusal, useInvitationCheck } from './use-invitation-check.ts'
import { RegisterFieldsOfWay } from './register-fields-of-way.tsx'
import styles from './register-form.module.css'
import { registerLayout } from './register-layout.ts'
import { registrationInput } from './registration-input.ts'
import { useClosedInvitation } from './use-closed-invitation.ts'
import { useRegister } from './use-register.ts'
import { useRegisterForm } from './use-register-form.ts'
import { useRegisterTexts } from './use-register-texts.ts'

export type RegisterFormProps = {
  /** The ways on offer, the first one in sight; a form of several ways has tabs. */
  ways: readonly [RegistrationWay, ...RegistrationWay[]]
  rules: RegisterRules
  /** The account is open and signed in. */
  onDone: () => void
  /** The account is open, and an agent's: this site is not for it. */
  onAgent: () => void
  /** What a provider vouched for, for an account of its sign-in. */
  ticket?: string
  /** What is known already. */
  known?: { nickname?: string; email?: string }
}

/** Opening an account: the merchant's fields, rules said first, errors in place, nothing typed is lost. */
export function RegisterForm({
  ways,
  rules,
  onDone,
  onAgent,
  ticket,
  known,
}: RegisterFormProps): ReactElement {
  const { t } = useTranslation(['session', 'validation', 'shell'])
  const app = useApp()
  const texts = useRegisterTexts()
  const { whitelabel } = useSystemStatus().info
  const [way, setWay] = useState<RegistrationWay>(ways[0])
  const layout = useMemo(() => registerLayout(way, rules, switchesOf(whitelabel)), [way, rules, whitelabel])
  const [invitation] = useState(() => keptInvitation(app))
  const invited = useInvitationCheck(invitation ?? '')
  const [unfolded, setUnfolded] = useState(false)
  const opening = useRegister()
  const { form, onSubmit, problems, busy, refused, forgive } = useRegisterForm({
    fields: layout.fields,
    texts,
    invited,
    known: { affiliateCode: invitation ?? '', nickname: known?.nickname ?? '', email: known?.email ?? '' },
    send: async (typed) => {
      const kept = keptInvitation(app)
      const origin = {
        url: location.href,
        domain: location.host,
        invitation: kept,
        device: deviceId(app.storage),
      }
      const input = registrationInput(layout.fields, typed, origin)
      try {
        if ((await opening.register({ way, input, ticket })) === 'agent') onAgent()
        else onDone()
      } catch (error) {
        // Its last place went to somebody else meanwhile: asked again, the check says so and lets go of it.
        if (isInvitationRefusal(error) && kept !== undefined) void invited.again()
        throw error
      }
    },
  })
  const closed = useClosedInvitation(invitation, invited, form)
  const handleWay = (next: string): void => {
    forgive()
    setWay(ways.find((each) => each === next) ?? way)
  }
  const others = ways.filter((each) => each !== way)
  const fields = (
    <RegisterFieldsOfWay
      way={way}
      layout={layout}
      form={form}
      texts={texts}
      // What is said above the form is not said at the field, which is about to be emptied.
      invited={
        closed !== undefined && invited.code === invitation ? { ...invited, state: 'unknown' } : invited
      }
      otherWays={others.map((each) => ({
        label: t(`session:register.by_${each}`),
        onSelect: () => handleWay(each),
      }))}
      unfolded={unfolded}
      onFold={setUnfolded}
      attempts={opening.attempts}
    />
  )
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {closed !== undefined && (
        <Notice tone="warn" live>
          {closed}
        </Notice>
      )}
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
      <Checkbox {...form.register('consent')} error={problems.consent} aria-required>
        {t('session:register.age_terms')}.{' '}
        <a href={paths.terms} target="_blank" rel="noreferrer">
          {t('session:register.terms_link')}
        </a>
      </Checkbox>
      <StayChoice attempt={opening} />
      <RefusedNotice refused={refused} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('session:register.submit')}
      </Button>
    </form>
  )
}
