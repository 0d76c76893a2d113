import { isSignedIn, openDialog, useApp, useSession } from '@saola/shell'
import { Button, Skeleton } from '@saola/ui'
import { lazy, Suspense, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './account-corner.module.css'

// Visitors never see it.
const BalanceChip = lazy(async () => ({ default: (await import('./balance-chip.tsx')).BalanceChip }))

/** The balance of a member; for visitors, the ways in. */
export function AccountCorner(): ReactElement {
  const { t } = useTranslation('session')
  const { dialogs } = useApp()
  if (isSignedIn(useSession())) {
    return (
      <Suspense fallback={<Skeleton width="10rem" height="2.5rem" />}>
        <BalanceChip />
      </Suspense>
    )
  }
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
