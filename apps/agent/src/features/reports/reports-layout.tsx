import { isOffered, useCapabilities } from '@saola/shell'
import { TabLinks } from '@saola/ui'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { reportPaths } from './report-paths.ts'
import styles from './reports-layout.module.css'

/** The reports beside each other, each under an address of its own. */
export function ReportsLayout(): ReactElement {
  const { t } = useTranslation(['reports', 'team'])
  const { pathname } = useLocation()
  const capabilities = useCapabilities()
  const labels: Record<(typeof reportPaths)[number], string> = {
    '/reports/betting': t('reports:betting'),
    '/reports/profit': t('reports:profit'),
    '/reports/team-transactions': t('reports:team_transactions'),
    '/reports/credit': t('reports:credit'),
    '/reports/income': t('reports:income'),
    '/reports/transactions': t('reports:transactions'),
  }
  const offered = reportPaths.filter((path) => isOffered(capabilities, path))
  return (
    <>
      <div className={styles.tabs}>
        <TabLinks
          label={t('reports:title')}
          links={offered.map((href) => ({ href, label: labels[href], current: pathname === href }))}
          renderLink={({ href, ...props }) => <Link {...props} to={href} />}
        />
      </div>
      <Outlet />
    </>
  )
}
