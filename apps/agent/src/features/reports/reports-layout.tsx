import { TabLinks } from '@saola/ui'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './reports-layout.module.css'

/** The reports beside each other, each under an address of its own. */
export function ReportsLayout(): ReactElement {
  const { t } = useTranslation(['reports', 'team'])
  const { pathname } = useLocation()
  const links = [
    { href: '/reports/betting', label: t('reports:betting') },
    { href: '/reports/profit', label: t('reports:profit') },
    { href: '/reports/team-transactions', label: t('reports:team_transactions') },
    { href: '/reports/credit', label: t('reports:credit') },
    { href: '/reports/income', label: t('reports:income') },
    { href: '/reports/transactions', label: t('reports:transactions') },
  ]
  return (
    <>
      <div className={styles.tabs}>
        <TabLinks
          label={t('reports:title')}
          links={links.map((link) => ({ ...link, current: pathname === link.href }))}
          renderLink={({ href, ...props }) => <Link {...props} to={href} />}
        />
      </div>
      <Outlet />
    </>
  )
}
