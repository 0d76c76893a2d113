import { TabLinks } from '@saola/ui'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './points.module.css'

/** The pages of the points mall side by side. */
export function PointsLayout(): ReactElement {
  const { t } = useTranslation('points')
  const { pathname } = useLocation()
  const here = pathname.replace(/\/$/, '')
  const links = [
    { href: paths.points, label: t('goods') },
    { href: '/rewards/points/convert', label: t('convert') },
    { href: '/rewards/points/history', label: t('history') },
    { href: '/rewards/points/details', label: t('details') },
    { href: '/rewards/points/rules', label: t('rules') },
  ]
  const isGoods = here.startsWith(`${paths.points}/goods/`)
  return (
    <>
      <TabLinks
        label={t('title')}
        links={links.map((link) => ({
          ...link,
          current: link.href === here || (isGoods && link.href === paths.points),
        }))}
        renderLink={({ href, ...props }) => (
          // Which tab is current is said above; the router alone would mark the mall on each of its pages.
          <Link {...props} to={href} activeOptions={{ exact: true, includeSearch: false }} />
        )}
      />
      <div className={styles.page}>
        <Outlet />
      </div>
    </>
  )
}
