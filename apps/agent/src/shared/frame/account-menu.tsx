import { chooseTheme, signOut, useApp, usePreferences, useSession } from '@saola/shell'
import { Icon, Menu } from '@saola/ui'
import { useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './account-menu.module.css'

/** Who is signed in, and under it the account, the look of the portal and the way out. */
export function AccountMenu(): ReactElement {
  const { t } = useTranslation(['shell', 'session', 'team'])
  const app = useApp()
  const navigate = useNavigate()
  const { member } = useSession()
  const theme = usePreferences().theme ?? app.brand.theme
  const name = member?.account ?? ''
  const looks = (['light', 'dark'] as const).map((look) => ({
    id: look,
    label: t(`shell:theme.${look}`),
    checked: look === theme,
    onSelect: () => chooseTheme(app.preferences, look),
  }))
  return (
    <Menu
      head={member?.nickname ?? name}
      groups={[
        [
          {
            id: 'me',
            label: t('shell:nav.me'),
            icon: 'user',
            onSelect: () => void navigate({ to: '/me' }),
          },
        ],
        looks,
        [
          {
            id: 'sign-out',
            label: t('session:sign_out'),
            icon: 'logout',
            tone: 'bad',
            onSelect: () => void signOut(app),
          },
        ],
      ]}
    >
      <button type="button" className={styles.button} aria-label={t('team:account_menu', { name })}>
        <Icon name="user" size={20} />
        <span className={styles.name}>{name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
    </Menu>
  )
}
