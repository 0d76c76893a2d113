import { Tabs } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useHasCalls, useModule } from '@saola/shell'
import { CodeSignIn } from './code-sign-in.tsx'
import { FreePlayButton } from './free-play-button.tsx'
import { PasswordSignIn } from './password-sign-in.tsx'
import styles from './sign-in-form.module.css'
import { SignInVerification } from './sign-in-verification.tsx'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { SocialButtons } from '../social/social-buttons.tsx'
import { useSignIn } from './use-sign-in.ts'
import { useSignInForm, type SignInWay } from './use-sign-in-form.ts'

export type SignInFormProps = {
  /** Signed in; `place` is where the visitor was when the last session ended. */
  onDone: (place: string | undefined) => void
  /** Shows the link to recover a password. */
  onForgot?: () => void
}

/**
 * Every way in that the merchant has switched on: password, code by SMS, and on the member site a provider or a trial.
 * A refusal or another tab keeps what was typed.
 */
export function SignInForm({ onDone, onForgot }: SignInFormProps): ReactElement {
  const { t } = useTranslation(['session', 'shell', 'validation'])
  const { site } = useApp()
  const attempt = useSignIn(onDone)
  const isOn = useModule('MOBILEVERCODELOGIN3')
  const byCode = useHasCalls('session.smsNoLogin') && isOn
  const [way, setWay] = useState<SignInWay>('password')
  const typed = useSignInForm(way, attempt)

  if (attempt.asked.verification !== undefined) {
    return <SignInVerification verification={attempt.asked.verification} attempt={attempt} />
  }
  const handleWay = (next: string): void => {
    typed.forgive()
    setWay(next === 'sms' ? 'sms' : 'password')
  }
  const password = <PasswordSignIn typed={typed} attempt={attempt} {...(onForgot && { onForgot })} />
  const code = <CodeSignIn typed={typed} attempt={attempt} />
  return (
    <div className={styles.ways}>
      {byCode ? (
        <Tabs
          label={t('session:sign_in.ways')}
          value={way}
          onValueChange={handleWay}
          tabs={[
            { value: 'password', label: t('session:field.password'), content: password },
            { value: 'sms', label: t('session:sign_in.by_mobile'), content: code },
          ]}
        />
      ) : (
        password
      )}
      <PasskeyButton attempt={attempt} />
      {site === 'member' && (
        <>
          <SocialButtons heading={t('session:sign_in.social')} />
          <FreePlayButton attempt={attempt} />
        </>
      )}
    </div>
  )
}
