import { isSignedIn, openDialog, useApp, useSession } from '@saola/shell'
import { Button } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BalanceChip } from './balance-chip.tsx'
import styles from './account-corner.module.css'

/** The balance of a member; for visitors, the ways in. */
export function AccountCorner(): ReactElement {
  const { t } = useTranslation('session')
  const { dialogs } = useApp()
  if (isSignedIn(useSession())) return <BalanceChip />
  return (
    <div className={styles.corner}>
      <Button variant="ghost" size="small" onClick={() => openDialog(dialogs, 'sign-in')}>
        {t('sign_in')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => openDialog(dialogs, 'register')}>
        {t('register')}
      </Button>
    </div>
  )
}
