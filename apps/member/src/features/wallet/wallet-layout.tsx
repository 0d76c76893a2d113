import { TabLinks } from '@saola/ui'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './wallet-layout.module.css'

/** The pages of the wallet side by side. */
export function WalletLayout(): ReactElement {
  const { t } = useTranslation(['wallet', 'shell'])
  const { pathname } = useLocation()
  const links = [
    { href: '/wallet', label: t('shell:nav.wallet') },
    { href: paths.deposit, label: t('wallet:deposit') },
    { href: '/wallet/statement', label: t('wallet:statement') },
    { href: '/wallet/bets', label: t('wallet:bets.title') },
    { href: '/wallet/profit', label: t('wallet:profit.title') },
  ]
  return (
    <>
      <TabLinks
        label={t('wallet:title')}
        links={links.map((link) => ({ ...link, current: link.href === pathname.replace(/\/$/, '') }))}
        renderLink={({ href, ...props }) => (
          // Which tab is current is said above; the router alone would mark /wallet on each of its pages.
          <Link {...props} to={href} activeOptions={{ exact: true, includeSearch: false }} />
        )}
      />
      <div className={styles.page}>
        <Outlet />
      </div>
    </>
  )
}
