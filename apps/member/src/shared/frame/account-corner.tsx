import { isSignedIn, lazyPart, openDialog, SidePart, useApp, useSession } from '@saola/shell'
import { Button, Skeleton } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { InnerLink } from './inner-link.tsx'
import styles from './account-corner.module.css'

// Visitors never see it.
const BalanceChip = lazyPart(() => import('./balance-chip.tsx'), 'BalanceChip')

/** The balance of a member; for visitors, the ways in. */
export function AccountCorner(): ReactElement {
  const { t } = useTranslation(['session', 'shell'])
  const { dialogs } = useApp()
  if (isSignedIn(useSession())) {
    return (
      <SidePart
        waiting={<Skeleton width="10rem" height="2.5rem" />}
        missing={<InnerLink to={paths.deposit}>{t('shell:nav.deposit')}</InnerLink>}
      >
        <BalanceChip />
      </SidePart>
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
