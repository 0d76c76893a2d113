import { useHasCalls, useLanguage } from '@saola/shell'
import { formatDate, formatDateTime } from '@saola/i18n'
import type { SecurityState } from '@saola/protocol'
import { PaymentPasswordLine, SecurityLine } from '@saola/sign-in'
import { Button, type Tone } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { SetPasswordDialog } from './set-password-dialog.tsx'

type Open = 'password' | 'email' | 'sms'
type Line = { tone: Tone; words: string }

/** Passwords, addresses, the real name and linked accounts, each with its state and its dialog. */
export function SecurityLayers({ state }: { state: SecurityState }): ReactElement {
  const { t } = useTranslation(['security', 'member', 'session'])
  const language = useLanguage()
  const mayChange: Record<Open, boolean> = {
    password: useHasCalls('member.setPassword', 'member.passwordCode'),
    email: useHasCalls('member.setContact', 'member.contactCode'),
    sms: useHasCalls('member.setContact', 'member.contactCode'),
  }
  const canChange = useHasCalls('member.changePassword')
  const [open, setOpen] = useState<Open>()
  const { password, email, mobile, realName, social } = state
  const on: Line = { tone: 'good', words: t('member:security.set') }
  const off: Line = { tone: 'warn', words: t('member:security.not_set') }
  const changed = (at: number | undefined): string | undefined =>
    at === undefined ? undefined : t('security:changed_on', { date: formatDate(at, language) })
  const act = (words: string, part: string, next: Open): ReactElement | false =>
    mayChange[next] && (
      <Button
        size="small"
        aria-label={t('security:action.label', { act: words, part })}
        onClick={() => setOpen(next)}
      >
        {words}
      </Button>
    )
  const addressAct = (known: SecurityState['email']): string => {
    if (known === undefined) return t('security:add')
    return known.verifiedAt === undefined ? t('security:verify') : t('security:change')
  }
  const address = (known: SecurityState['email'], icon: 'mail' | 'phone', part: string, next: Open) => {
    const proved = known?.verifiedAt
    const unproved: Line = { tone: 'warn', words: t('security:unverified') }
    const missing = known === undefined ? off : unproved
    return (
      <SecurityLine
        icon={icon}
        title={part}
        note={
          known &&
          (proved === undefined ? known.masked : `${known.masked} · ${formatDateTime(proved, language)}`)
        }
        state={proved === undefined ? missing : { tone: 'good', words: t('security:verified') }}
      >
        {act(addressAct(known), part, next)}
      </SecurityLine>
    )
  }
  const passwordPart = t('member:security.password')
  return (
    <>
      <SecurityLine
        icon="lock"
        title={passwordPart}
        note={password.isSet ? changed(password.changedAt) : t('security:password.first_note')}
        state={password.isSet ? on : off}
      >
        {password.isSet && canChange && (
          <Button asChild size="small">
            <Link
              to={paths.security}
              hash="password"
              aria-label={t('security:action.label', { act: t('security:change'), part: passwordPart })}
            >
              {t('security:change')}
            </Link>
          </Button>
        )}
        {!password.isSet && act(t('security:set'), passwordPart, 'password')}
      </SecurityLine>
      <PaymentPasswordLine state={state} />
      {address(email, 'mail', t('security:email'), 'email')}
      {address(mobile, 'phone', t('security:mobile'), 'sms')}
      <SecurityLine
        icon="bank"
        title={t('security:real_name')}
        note={realName === undefined ? t('security:real_name.missing') : t('security:real_name.locked')}
        {...(realName !== undefined && { state: { tone: 'plain' as const, words: realName } })}
      />
      <SecurityLine
        icon="share"
        title={t('security:social')}
        note={
          social.length === 0
            ? t('security:social.none')
            : social.map((each) => each.replace(/^./, (letter) => letter.toUpperCase())).join(' · ')
        }
      />
      {(open === 'email' || open === 'sms') && (
        <ContactDialog channel={open} onClose={() => setOpen(undefined)} />
      )}
      {open === 'password' && <SetPasswordDialog onClose={() => setOpen(undefined)} />}
    </>
  )
}
