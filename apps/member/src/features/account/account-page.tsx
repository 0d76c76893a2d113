import { askConfirm, signOut, useApp, useDocumentTitle, useSession } from '@saola/shell'
import { Button, Icon, Notice } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './account-page.module.css'
import { AccountSettings } from './account-settings.tsx'
import { LimitsOffer } from './limits-offer.tsx'
import { ProfileCard } from './profile-card.tsx'

/** Who is signed in, where their things are, the choices of this device, and the way out. */
export function AccountPage(): ReactElement {
  const { t } = useTranslation(['member', 'session', 'shell'])
  const app = useApp()
  const { mustChangePassword } = useSession()
  useDocumentTitle(t('member:title'))
  const handleLeave = async (): Promise<void> => {
    const yes = await askConfirm(app.dialogs, {
      title: { key: 'session:sign_out.confirm' },
      confirm: { key: 'session:sign_out' },
    })
    if (yes) await signOut(app)
  }
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{t('member:title')}</h1>
      {mustChangePassword && (
        <div className={styles.notice}>
          <Notice
            tone="warn"
            action={
              <Button size="small" asChild>
                <Link to={paths.security} hash="password">
                  {t('session:change.submit')}
                </Link>
              </Button>
            }
          >
            {t('session:change.must')}
          </Notice>
        </div>
      )}
      <LimitsOffer />
      <div className={styles.column}>
        <ProfileCard />
      </div>
      <AccountLinks />
      <div className={styles.column}>
        <AccountSettings />
        <Button
          variant="danger"
          wide
          icon={<Icon name="logout" size={20} />}
          onClick={() => void handleLeave()}
        >
          {t('session:sign_out')}
        </Button>
      </div>
    </div>
  )
}
