import { TabLinks } from '@saola/ui'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './contract-tabs.module.css'

/** Contracts and their bills beside each other, each under an address of its own. */
export function ContractTabs(): ReactElement {
  const { t } = useTranslation('contracts')
  const { pathname } = useLocation()
  const links = [
    { href: '/contracts', label: t('title') },
    { href: '/contracts/bills', label: t('bills') },
  ]
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('title')}
        links={links.map((link) => ({ ...link, current: pathname === link.href }))}
        renderLink={({ href, ...props }) => <Link {...props} to={href} activeOptions={{ exact: true }} />}
      />
    </div>
  )
}
