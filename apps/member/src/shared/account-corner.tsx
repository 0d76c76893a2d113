import { isSignedIn, openDialog, takePlace, useApp, useSession } from '@saola/shell'
import { Button, Skeleton } from '@saola/ui'
import { lazy, Suspense, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './account-corner.module.css'

// Visitors never see it.
const BalanceChip = lazy(async () => ({ default: (await import('./balance-chip.tsx')).BalanceChip }))

/** The balance of a member; for visitors, the ways in. */
export function AccountCorner(): ReactElement {
  const { t } = useTranslation('session')
  const { dialogs, session } = useApp()
  if (isSignedIn(useSession())) {
    return (
      <Suspense fallback={<Skeleton width="10rem" height="2.5rem" />}>
        <BalanceChip />
      </Suspense>
    )
  }
  // A sign-in that was asked for by a game or a page, and given up, must not lead there later.
  const open = (dialog: 'sign-in' | 'register') => {
    takePlace(session)
    openDialog(dialogs, dialog)
  }
  return (
    <div className={styles.corner}>
      <Button variant="ghost" size="small" onClick={() => open('sign-in')}>
        {t('sign_in')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => open('register')}>
        {t('register')}
      </Button>
    </div>
  )
}
