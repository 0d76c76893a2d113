import { passkeysWorkHere, RefusedNotice } from '@saola/shell'
import { Button, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignIn } from '../forms/use-sign-in.ts'
import styles from '../forms/sign-in-form.module.css'

/** The way in by a passkey (session 41); nothing where browsers make none. */
export function PasskeyButton({
  attempt,
}: {
  attempt: Pick<SignIn, 'byPasskey' | 'askingPasskey' | 'passkeyRefused'>
}): ReactElement | null {
  const { t } = useTranslation('session')
  if (!passkeysWorkHere()) return null
  return (
    <div className={styles.trial}>
      <RefusedNotice refused={attempt.passkeyRefused} />
      <Button
        wide
        icon={<Icon name="key" size={20} />}
        busy={attempt.askingPasskey}
        onClick={attempt.byPasskey}
      >
        {t('sign_in.passkey')}
      </Button>
    </div>
  )
}
