import { passkeysWorkHere, RefusedNotice, useHasCalls } from '@saola/shell'
import { Button, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignIn } from '../forms/use-sign-in.ts'
import styles from '../forms/sign-in-form.module.css'

/** The way in by a passkey (session 41); nothing where browsers make none, or the gateway has no such way (session 54). */
export function PasskeyButton({
  attempt,
}: {
  attempt: Pick<SignIn, 'byPasskey' | 'askingPasskey' | 'passkeyRefused'>
}): ReactElement | null {
  const { t } = useTranslation('session')
  const hasWay = useHasCalls('session.passkeyStart', 'session.passkeyLogin')
  const { passkeyRefused } = attempt
  // Why it was refused is told, also where that was for good.
  if (!passkeysWorkHere() || (!hasWay && passkeyRefused === undefined)) return null
  return (
    <div className={styles.trial}>
      <RefusedNotice refused={passkeyRefused} />
      {hasWay && (
        <Button
          wide
          icon={<Icon name="key" size={20} />}
          busy={attempt.askingPasskey}
          onClick={attempt.byPasskey}
        >
          {t('sign_in.passkey')}
        </Button>
      )}
    </div>
  )
}
