import { Button, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasCalls, useModule } from '@saola/shell'
import styles from './sign-in-form.module.css'
import type { SignIn } from './use-sign-in.ts'

/** The way in for somebody who only wants to look (FREEPLAY3); nothing where the merchant offers none. */
export function FreePlayButton({
  attempt,
}: {
  attempt: Pick<SignIn, 'tryOut' | 'tryingOut'>
}): ReactElement | null {
  const { t } = useTranslation('session')
  const isOn = useModule('FREEPLAY3')
  if (!useHasCalls('session.freePlay') || !isOn) return null
  return (
    <div className={styles.trial}>
      <Button wide icon={<Icon name="play" size={20} />} busy={attempt.tryingOut} onClick={attempt.tryOut}>
        {t('free_play')}
      </Button>
      <p className={styles.hint}>{t('free_play.hint')}</p>
    </div>
  )
}
