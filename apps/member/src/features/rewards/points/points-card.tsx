import { formatNumber } from '@saola/i18n'
import { openDialog, rememberPlace, useApp, useLanguage, useSession } from '@saola/shell'
import { Button, Skeleton } from '@saola/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { pointsQuery } from './points-queries.ts'
import styles from './points.module.css'

/** The points of who is signed in; an invitation to everybody else. */
export function PointsCard(): ReactElement {
  const { t } = useTranslation('points')
  const isMember = useSession().member !== undefined
  return (
    <section className={styles.balance} aria-label={t('current')}>
      <div>
        <p className={styles.quiet}>{t('current')}</p>
        {isMember ? <Figure /> : <p className={styles.invitation}>{t('sign_in_hint')}</p>}
        <p className={styles.quiet}>{t('rules.never_expire')}</p>
      </div>
      {!isMember && <SignInButton />}
    </section>
  )
}

function Figure(): ReactElement {
  const language = useLanguage()
  const { data } = useQuery(pointsQuery(useApp()))
  return (
    <p translate="no" className={`${styles.figure} figures`}>
      {data === undefined ? <Skeleton width="8rem" /> : formatNumber(data, language)}
    </p>
  )
}

/** Asks to sign in and comes back here. */
export function SignInButton(): ReactElement {
  const { t } = useTranslation('points')
  const { session, dialogs } = useApp()
  const { href } = useLocation()
  return (
    <Button
      variant="primary"
      size="large"
      onClick={() => {
        rememberPlace(session, href)
        openDialog(dialogs, 'sign-in')
      }}
    >
      {t('sign_in')}
    </Button>
  )
}
